import { isBlockedBy, isRoomBlocked, membersSeenBy } from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  int,
  jsonText,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { isPresent } from '../rooms/presence.ts';

/**
 * Sets the due time to the end of a lease: if the process that sends the push dies, another one
 * sends it then.
 */
export const claimDueChatPush = statement('claim_due_chat_push', {
  text: `
    update chat_members set push_due_at = :lease_end
    where (room_id, member_id) = (
      select room_id, member_id from chat_members
      where push_due_at <= :now
      order by push_due_at limit 1
      for update skip locked)
    returning room_id, member_id`,
  params: { now: timestamp, lease_end: timestamp },
  row: { room_id: bigint, member_id: int },
});

const REFERENCED = 'foreign keys guarantee the member and the room';
const NO_MESSAGE = 'outer join: everything may have been read';

export const selectChatPushFacts = statement('select_chat_push_facts', {
  text: `
    select m.status, ${isPresent('own')} and not ${isRoomBlocked('r', 'own.member_id')} as is_present,
      own.muted or exists (select from muted_clubs quiet
        where quiet.member_id = own.member_id and quiet.club_id = r.club_id) as is_muted,
      (chosen.kinds -> 'CHAT' ->> 'push')::boolean as choice,
      coalesce(chosen.quiet_hours, true) as has_quiet_hours,
      coalesce(chosen.hide_content, false) as hides_content,
      coalesce(c.club_name, k.name) as club_name, (
        select min((d.meeting_date + d.meeting_time) at time zone 'Asia/Seoul')
        from clubs d join club_members seat using (club_id)
        where (d.club_id = r.club_id or d.crew_id = r.crew_id) and d.cancelled_at is null
          and seat.member_id = own.member_id and seat.status = 'CLUB_JOINED'
          and d.meeting_date + d.meeting_time > :now::timestamptz at time zone 'Asia/Seoul'
      ) as starts_at,
      r.last_seq, last.kind, last.body, last.created_at, last.nickname,
      (select coalesce(json_agg(json_build_object('endpoint', device.endpoint,
          'keys', json_build_object('p256dh', device.p256dh, 'auth', device.auth))), '[]')
        from push_subscriptions device join sessions session using (session_id)
        where device.member_id = own.member_id and session.ended_at is null)::text as devices
    from chat_members own
    join chat_rooms r using (room_id)
    join members m using (member_id)
    left join notice_settings chosen using (member_id)
    left join clubs c using (club_id)
    left join crews k on k.crew_id = r.crew_id
    left join lateral (
      select message.kind, message.body, message.created_at, sender.nickname
      from chat_messages message
      join ${membersSeenBy('own.member_id')} sender on sender.member_id = message.sender_id
      where message.room_id = own.room_id and message.seq > own.read_seq
        and message.sender_id <> own.member_id and message.deleted_at is null
        and message.kind in ('TEXT', 'IMAGE')
        and not (${isBlockedBy('message.sender_id', 'own.member_id')})
      order by message.seq desc limit 1
    ) last on true
    where own.room_id = :room_id and own.member_id = :member_id`,
  params: { room_id: bigint, member_id: int, now: timestamp },
  row: {
    status: notNull(text, REFERENCED),
    is_present: bool,
    is_muted: bool,
    choice: nullable(bool),
    has_quiet_hours: bool,
    hides_content: bool,
    club_name: nullable(text),
    starts_at: nullable(timestamp),
    last_seq: notNull(int, REFERENCED),
    kind: nullable(text, NO_MESSAGE),
    body: nullable(text, NO_MESSAGE),
    created_at: nullable(timestamp, NO_MESSAGE),
    nickname: nullable(text),
    devices: jsonText,
  },
});
export type ChatPushRow = StatementRow<typeof selectChatPushFacts>;

// A sender whose lease has expired must change nothing: another process may have claimed the row.
const CLAIMED = 'room_id = :room_id and member_id = :member_id and push_due_at = :lease_end';
const claimParams = { room_id: bigint, member_id: int, lease_end: timestamp };

/**
 * Lock the room first, so that this statement sees every message that is being sent: sending does
 * not change a `push_due_at` that is already set, so the push of an overlooked message would be
 * lost.
 */
export const finishChatPush = statement('finish_chat_push', {
  text: `
    update chat_members own set push_due_at = (
      select :due_again::timestamptz from chat_messages newer
      where newer.room_id = :room_id and newer.seq > :pushed_seq
        and newer.sender_id <> :member_id and newer.kind in ('TEXT', 'IMAGE')
      limit 1)
    where ${CLAIMED}`,
  params: { ...claimParams, pushed_seq: int, due_again: timestamp },
});

export const postponeChatPush = statement('postpone_chat_push', {
  text: `update chat_members set push_due_at = :due_at where ${CLAIMED}`,
  params: { ...claimParams, due_at: timestamp },
});

export const selectNextChatPushTime = statement('select_next_chat_push_time', {
  text: 'select min(push_due_at) as next_at from chat_members where push_due_at is not null',
  params: {},
  row: { next_at: nullable(timestamp) },
});
