import {
  hiddenParams,
  isRoomBlocked,
  membersSeenBy,
  requestViewer,
} from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  int,
  intArray,
  jsonText,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { memberSummaryFields } from '#server/database/member-json.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { isMessageVeiled } from '../rooms/message-veil.ts';
import { isPresent } from '../rooms/presence.ts';
import { isOutdated } from './announcement.repository.ts';

/** SQL: locks the room until the commit, so that the order of seqs equals the order of commits. */
export const incrementSeq = `
  update chat_rooms set last_seq = last_seq + 1, last_message_at = :now
  where room_id = :room_id
  returning last_seq`;

const messageColumns = `
  m.seq, m.kind, ${['body', 'image_path', 'image_name', 'image_width', 'image_height']
    .map((column) => `case when not veiled then m.${column} end as ${column}`)
    .join(', ')},
  m.event::text as event, m.created_at, m.deleted_at,
  case when m.sender_id = :member_id then m.client_id end as client_id,
  case when sender.member_id is not null
    then json_build_object(${memberSummaryFields('sender')})::text end as sender,
  subject.nickname as subject`;

const viewer = requestViewer(':member_id');

const messageSource = `
  left join ${membersSeenBy(viewer)} sender on sender.member_id = m.sender_id
  left join ${membersSeenBy(viewer)} subject on subject.member_id = m.subject_id
  cross join lateral (select coalesce(${isMessageVeiled('m', viewer)}, false) as veiled) veil`;

const PRESERVED = 'the preserved side of the outer join';
const OWN = 'null in its own table';

const messageRow = {
  seq: notNull(int, PRESERVED),
  kind: notNull(text, PRESERVED),
  body: nullable(text),
  image_path: nullable(text),
  image_name: nullable(text),
  image_width: nullable(int),
  image_height: nullable(int),
  event: nullable(jsonText),
  created_at: notNull(timestamp, PRESERVED),
  deleted_at: nullable(timestamp, OWN),
  client_id: nullable(text),
  sender: nullable(jsonText),
  subject: nullable(text, 'outer join: most messages have no subject'),
};

/**
 * SQL: the viewer may read only messages after this seq. Null if the viewer is not in the room.
 * This is part of the query, because the result of a separate check could be outdated.
 */
const ownPartStart = `(
  select own.joined_seq from chat_members own join chat_rooms r using (room_id)
  where own.room_id = :room_id and own.member_id = :member_id and ${isPresent('own')}
    and not ${isRoomBlocked('r', viewer)})`;

const readParams = { room_id: bigint, member_id: int, ...hiddenParams, now: timestamp };

export const selectMessagesAfter = statement('select_messages_after', {
  text: `
    select ${messageColumns}
    from (
      select * from chat_messages
      where room_id = :room_id and seq > :after and seq > ${ownPartStart}
      order by seq limit :size
    ) m ${messageSource}
    order by m.seq`,
  params: { ...readParams, after: int, size: bigint },
  row: messageRow,
});
export type MessageRow = StatementRow<typeof selectMessagesAfter>;

export const selectMessagesBefore = statement('select_messages_before', {
  text: `
    select ${messageColumns}
    from (
      select * from chat_messages
      where room_id = :room_id and seq < :before and seq > ${ownPartStart}
      order by seq desc limit :size
    ) m ${messageSource}
    order by m.seq`,
  params: { ...readParams, before: int, size: bigint },
  row: messageRow,
});

export const selectPinnedMessage = statement('select_pinned_message', {
  text: `
    select ${messageColumns},
      ${isOutdated('m', 'coalesce(m.club_id, (select club_id from chat_rooms where room_id = :room_id))')}
        as is_outdated
    from chat_messages m ${messageSource}
    where m.room_id = :room_id and m.kind = 'ANNOUNCEMENT' and m.deleted_at is null
      and (${ownPartStart} < m.seq or exists (
        select from chat_members own
        where own.room_id = m.room_id and own.member_id = :member_id and own.until is null
          and ${ownPartStart} is not null))
      and not exists (
        select from clubs d where d.club_id = m.club_id and (d.cancelled_at is not null
          or (d.meeting_date + d.meeting_time) at time zone 'Asia/Seoul'
            + d.duration_minutes * interval '1 minute' <= :now))
    order by m.seq desc limit 1`,
  params: readParams,
  row: { ...messageRow, is_outdated: bool },
});
export type PinnedRow = StatementRow<typeof selectPinnedMessage>;

export const selectSentMessage = statement('select_sent_message', {
  text: `
    select ${messageColumns}
    from chat_messages m ${messageSource}
    where m.room_id = :room_id and m.sender_id = :member_id and m.client_id = :client_id`,
  params: { room_id: bigint, member_id: int, ...hiddenParams, client_id: text },
  row: messageRow,
});

/**
 * Insert the message and mark who gets a push in one statement: the room is already locked, and each
 * round trip extends the lock.
 */
export const insertMessage = statement('insert_message', {
  text: `
    with next as (${incrementSeq}), added as (
      insert into chat_messages (room_id, seq, sender_id, client_id, kind, body,
        image_path, image_name, image_width, image_height, club_id, created_at)
      select :room_id, last_seq, :sender_id, :client_id, :kind, :body,
        :image_path, :image_name, :image_width, :image_height, :club_id, :now
      from next
      returning seq
    ), marked as (
      update chat_members own set push_due_at = :push_due_at
      where own.room_id = :room_id and own.member_id <> :sender_id and ${isPresent('own')}
        and not own.muted and own.push_due_at is null and :push_due_at::timestamptz is not null
        and exists (select from push_subscriptions device where device.member_id = own.member_id)
      returning own.member_id
    )
    select added.seq,
      array(select own.member_id from chat_members own
        where own.room_id = :room_id and ${isPresent('own')}) as present_member_ids,
      (select count(*)::integer from marked) as marked,
      (select json_build_object(${memberSummaryFields('sender')})::text
        from members sender where sender.member_id = :sender_id) as sender
    from added`,
  params: {
    room_id: bigint,
    sender_id: int,
    client_id: text,
    kind: text,
    body: nullable(text),
    image_path: nullable(text),
    image_name: nullable(text),
    image_width: nullable(int),
    image_height: nullable(int),
    club_id: nullable(int),
    now: timestamp,
    push_due_at: nullable(timestamp),
  },
  row: {
    seq: int,
    present_member_ids: intArray,
    marked: int,
    sender: notNull(jsonText, 'the sender is a member'),
  },
});

export const selectEveryRoomMember = statement('select_every_room_member', {
  text: 'select member_id from chat_members where room_id = :room_id',
  params: { room_id: bigint },
  row: { member_id: int },
});

export const selectMessageForRemoval = statement('select_message_for_removal', {
  text: `
    select m.sender_id, m.kind, coalesce(m.club_id, r.club_id) as club_id, m.image_name, m.deleted_at
    from chat_messages m join chat_rooms r using (room_id)
    where m.room_id = :room_id and m.seq = :seq`,
  params: { room_id: bigint, seq: int },
  row: {
    sender_id: nullable(int),
    kind: text,
    club_id: nullable(int),
    image_name: nullable(text),
    deleted_at: nullable(timestamp),
  },
});

/** The row of a removed message stays, so that seqs have no gaps. */
export const emptyMessage = statement('empty_message', {
  text: `
    update chat_messages set deleted_at = :now, body = null,
      image_path = null, image_name = null, image_width = null, image_height = null
    where room_id = :room_id and seq = :seq and deleted_at is null`,
  params: { room_id: bigint, seq: int, now: timestamp },
});
