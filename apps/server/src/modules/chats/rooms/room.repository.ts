import {
  hiddenParams,
  isInCrew,
  isRoomBlocked,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  int,
  jsonText,
  notNull,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { isMessageVeiled } from './message-veil.ts';
import { isPresent } from './presence.ts';
import { isRoomHost } from './present.repository.ts';
import { roomColumns, roomRow, roomSource } from './room-columns.ts';
import { unreadIn } from './unread.ts';

const PRESERVED = 'the preserved side of the outer join';
const NO_MESSAGE = 'outer join: nobody has written yet';

/**
 * Read more characters than the list shows, because one visible character may consist of several
 * code points.
 */
const SHOWN_UNITS = 400;

const viewer = requestViewer(':member_id');

// The sub-selects hide from the planner which filters are set, so that PostgreSQL reuses one plan.
// Planning takes several times as long as running the statement.
const kind = '(select :kind::text)';
const roomId = '(select :room_id::int8)';
const clubId = '(select :club_id::int)';

/**
 * A room of two members is listed only after its first message, so that the other member does not
 * notice that it was opened.
 */
const ownRooms = `
  from chat_members own join chat_rooms r using (room_id)
  where own.member_id = :member_id and ${isPresent('own')}
    and (r.pair_key is null or r.last_seq > 0)
    and not ${isRoomBlocked('r', viewer)}
    and (${kind} is null or (r.pair_key is not null) = (${kind} = 'personal'))
    and (${roomId} is null or r.room_id = ${roomId})
    and (${clubId} is null or r.club_id = ${clubId} or r.crew_id = (
      select d.crew_id from clubs d where d.club_id = ${clubId}))`;
const ownRoomParams = {
  member_id: int,
  ...hiddenParams,
  kind: nullable(text),
  room_id: nullable(bigint),
  club_id: nullable(int),
  now: timestamp,
};

/**
 * SQL: the seq of the message that a list shows for a room, which is the last one. The page of a
 * club (`:club_id`) shows announcements separately, so it gets the last other message.
 */
const shownSeq = `case when ${clubId} is null then r.last_seq else (
  select line.seq from chat_messages line
  where line.room_id = r.room_id and line.kind <> 'ANNOUNCEMENT' order by line.seq desc limit 1) end`;

export const selectRoomPage = statement('select_room_page', {
  text: `
    select ${roomColumns}, m.seq, m.kind, left(m.body, ${SHOWN_UNITS}) as body,
      coalesce(${isMessageVeiled('m', viewer)}, false) as is_veiled,
      m.event::text as event, m.created_at, m.deleted_at, m.sender_id,
      sender.nickname as sender_nickname, subject.nickname as subject_nickname
    from (
      select own.*, r.last_message_at ${ownRooms}
      order by r.last_message_at desc, r.room_id desc limit :size offset :skipped
    ) own
    join chat_rooms r on r.room_id = own.room_id ${roomSource}
    left join chat_messages m
      on m.room_id = r.room_id and m.seq = ${shownSeq} and m.seq > own.joined_seq
    left join ${membersSeenBy(viewer)} sender on sender.member_id = m.sender_id
    left join ${membersSeenBy(viewer)} subject on subject.member_id = m.subject_id
    order by own.last_message_at desc, r.room_id desc`,
  params: { ...ownRoomParams, size: bigint, skipped: bigint },
  row: {
    ...roomRow,
    seq: nullable(int, NO_MESSAGE),
    kind: nullable(text, NO_MESSAGE),
    body: nullable(text),
    is_veiled: bool,
    event: nullable(jsonText),
    created_at: nullable(timestamp, NO_MESSAGE),
    deleted_at: nullable(timestamp, NO_MESSAGE),
    sender_id: nullable(int, NO_MESSAGE),
    sender_nickname: nullable(text, NO_MESSAGE),
    subject_nickname: nullable(text, NO_MESSAGE),
  },
});
export type ChatRow = StatementRow<typeof selectRoomPage>;

export const countRooms = statement('count_rooms', {
  text: `select count(*)::integer as total ${ownRooms}`,
  params: ownRoomParams,
  row: { total: int },
});

export const selectUnreadMessageCounts = statement('count_unread_messages', {
  text: `
    select coalesce(sum(unread) filter (where pair_key is null), 0)::integer as in_groups,
      coalesce(sum(unread) filter (where pair_key is not null), 0)::integer as personal
    from (
      select r.pair_key, ${unreadIn('own', 'r', ':member_id')} as unread
      from chat_members own join chat_rooms r using (room_id)
      where own.member_id = :member_id and ${isPresent('own')} and not own.muted
        and own.read_seq < r.last_seq and not ${isRoomBlocked('r', ':member_id')}
    ) as counted`,
  params: { member_id: int, now: timestamp },
  row: { in_groups: int, personal: int },
});

export const selectRoom = statement('select_room', {
  text: `
    select ${roomColumns}, own.read_seq, own.joined_seq, r.last_seq, c.meeting_time,
      ${isRoomHost} as is_host,
      case when r.crew_id is not null then ${isInCrew('k', viewer)} else false end as is_in_crew
    from chat_members own join chat_rooms r on r.room_id = own.room_id ${roomSource}
    where own.room_id = :room_id and own.member_id = :member_id and ${isPresent('own')}
      and not ${isRoomBlocked('r', viewer)}`,
  params: { room_id: bigint, member_id: int, ...hiddenParams, now: timestamp },
  row: {
    ...roomRow,
    read_seq: notNull(int, PRESERVED),
    joined_seq: notNull(int, PRESERVED),
    last_seq: notNull(int, PRESERVED),
    meeting_time: nullable(time, 'outer join: a room of two has no club'),
    is_host: bool,
    is_in_crew: bool,
  },
});
export type RoomRow = StatementRow<typeof selectRoom>;

/** Finds the room of the viewer and a member whom the viewer has blocked. */
export const selectBlockedRoom = statement('select_blocked_room', {
  text: `
    select r.room_id from chat_members own join chat_rooms r using (room_id)
    where r.room_id = :room_id and own.member_id = :member_id and ${isRoomBlocked('r', viewer)}`,
  params: { room_id: bigint, member_id: int, ...hiddenParams },
  row: { room_id: bigint },
});

export const selectRoomMembers = statement('select_room_members', {
  text: `
    select coalesce(json_agg(
      json_build_object(${memberSummaryFields('m')}, 'isHost', m.member_id is not distinct from coalesce(c.host_id, k.host_id))
      order by m.member_id is not distinct from coalesce(c.host_id, k.host_id) desc,
        s.club_member_id, m.member_id),
      '[]')::text as members
    from chat_rooms r
    join chat_members present using (room_id)
    join ${membersSeenBy(viewer)} m on m.member_id = present.member_id
    left join clubs c on c.club_id = r.club_id
    left join crews k on k.crew_id = r.crew_id
    left join club_members s on s.club_id = r.club_id and s.member_id = m.member_id
    where r.room_id = :room_id and (${isPresent('present')} or r.pair_key is not null)`,
  params: { room_id: bigint, member_id: int, ...hiddenParams, now: timestamp },
  row: { members: jsonText },
});

export const changeMuted = statement('change_room_muted', {
  text: `
    update chat_members own
    set muted = :muted, push_due_at = case when not :muted then push_due_at end
    where room_id = :room_id and member_id = :member_id and ${isPresent('own')} and muted <> :muted`,
  params: { room_id: bigint, member_id: int, muted: bool, now: timestamp },
});
