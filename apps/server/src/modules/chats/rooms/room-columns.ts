import { isLinkOnlyFor, membersSeenBy, requestViewer } from '#server/database/block-sql.ts';
import { bigint, bool, date, int, notNull, nullable, text } from '#server/database/column.ts';
import { isWritable } from './may-chat.ts';
import { isPresent } from './presence.ts';
import { clubEnd } from './room-closing.ts';
import { unreadIn } from './unread.ts';

const viewer = requestViewer(':member_id');

const PRESERVED = 'the preserved side of the outer join';
const NO_CLUB = 'outer join: a room of two has no club';
const NO_CREW = 'outer join: most rooms do not belong to a crew';
const NO_OTHER = 'outer join: a room of a club has many others';

/**
 * The crew's current or next meeting; if there is none, the last one. The header shows its date, and
 * older clients, which know no rooms of crews, show the room as that of the meeting.
 */
const shownDate = `(
  select d.club_id from clubs d
  where d.crew_id = r.crew_id and not ${isLinkOnlyFor('d', viewer)}
  order by d.cancelled_at is not null, ${clubEnd('d')} <= :now::timestamptz, abs(extract(epoch from
    (d.meeting_date + d.meeting_time) at time zone 'Asia/Seoul' - :now::timestamptz))
  limit 1)`;

export const roomColumns = `
  r.room_id, c.club_id, r.crew_id, k.name as crew_name, k.image_path as crew_image_path,
  k.image_name as crew_image_name, r.pair_key is not null as is_personal, own.muted, c.club_name,
  c.image_path as club_image_path, c.image_name as club_image_name,
  c.cancelled_at is not null as is_cancelled, c.meeting_date,
  coalesce(${clubEnd('c')} <= :now::timestamptz, false) as is_ended,
  other.member_id as other_id, other.nickname as other_nickname,
  other.image_path as other_image_path, other.image_name as other_image_name,
  (select count(*)::integer from chat_members present
    where present.room_id = r.room_id and ${isPresent('present')}) as member_count,
  ${unreadIn('own', 'r', viewer)} as unread,
  ${isWritable({ room: 'r', club: 'c', other: 'second.member_id', viewer })} as writable`;

export const roomSource = `
  left join crews k on k.crew_id = r.crew_id
  left join clubs c on c.club_id = coalesce(r.club_id, ${shownDate})
  left join chat_members second
    on second.room_id = r.room_id and r.pair_key is not null and second.member_id <> :member_id
  left join ${membersSeenBy(viewer)} other on other.member_id = second.member_id`;

export const roomRow = {
  room_id: notNull(bigint, PRESERVED),
  club_id: nullable(int, NO_CLUB),
  crew_id: nullable(int, PRESERVED),
  crew_name: nullable(text, NO_CREW),
  crew_image_path: nullable(text, NO_CREW),
  crew_image_name: nullable(text, NO_CREW),
  is_personal: bool,
  muted: notNull(bool, PRESERVED),
  club_name: nullable(text, NO_CLUB),
  club_image_path: nullable(text, NO_CLUB),
  club_image_name: nullable(text, NO_CLUB),
  is_cancelled: bool,
  meeting_date: nullable(date, NO_CLUB),
  is_ended: bool,
  other_id: nullable(int, NO_OTHER),
  other_nickname: nullable(text, NO_OTHER),
  other_image_path: nullable(text, NO_OTHER),
  other_image_name: nullable(text, NO_OTHER),
  member_count: int,
  unread: int,
  writable: bool,
};
