import { membersSeenBy, requestViewer } from '#server/database/block-sql.ts';
import { bigint, bool, date, int, notNull, nullable, text } from '#server/database/column.ts';
import { isWritable } from './may-chat.ts';
import { unreadIn } from './unread.ts';

const viewer = requestViewer(':member_id');

const PRESERVED = 'the preserved side of the outer join';
const NO_CLUB = 'outer join: a room of two has no club';
const NO_OTHER = 'outer join: a room of a club has many others';

export const roomColumns = `
  r.room_id, r.club_id, own.muted, c.club_name, c.image_path as club_image_path,
  c.image_name as club_image_name, c.cancelled_at is not null as is_cancelled, c.meeting_date,
  other.member_id as other_id, other.nickname as other_nickname,
  other.image_path as other_image_path, other.image_name as other_image_name,
  (select count(*)::integer from chat_members present
    where present.room_id = r.room_id and present.left_at is null) as member_count,
  ${unreadIn('own', 'r', viewer)} as unread,
  ${isWritable({ room: 'r', club: 'c', other: 'second.member_id', viewer })} as writable`;

export const roomSource = `
  left join clubs c on c.club_id = r.club_id
  left join chat_members second
    on second.room_id = r.room_id and r.club_id is null and second.member_id <> :member_id
  left join ${membersSeenBy(viewer)} other on other.member_id = second.member_id`;

export const roomRow = {
  room_id: notNull(bigint, PRESERVED),
  club_id: nullable(int, PRESERVED),
  muted: notNull(bool, PRESERVED),
  club_name: nullable(text, NO_CLUB),
  club_image_path: nullable(text, NO_CLUB),
  club_image_name: nullable(text, NO_CLUB),
  is_cancelled: bool,
  meeting_date: nullable(date, NO_CLUB),
  other_id: nullable(int, NO_OTHER),
  other_nickname: nullable(text, NO_OTHER),
  other_image_path: nullable(text, NO_OTHER),
  other_image_name: nullable(text, NO_OTHER),
  member_count: int,
  unread: int,
  writable: bool,
};
