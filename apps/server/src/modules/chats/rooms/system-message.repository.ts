import { bigint, int, jsonText, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/** Locks the room until the commit, so that the order of seqs equals the order of commits. */
export const incrementSeq = statement('count_up_room_seq', {
  text: `
    update chat_rooms set last_seq = last_seq + 1, last_message_at = :now
    where room_id = :room_id
    returning last_seq`,
  params: { room_id: bigint, now: timestamp },
  row: { last_seq: int },
});

export const insertSystemMessage = statement('insert_system_message', {
  text: `
    insert into chat_messages (room_id, seq, kind, event, subject_id, created_at)
    values (:room_id, :seq, 'SYSTEM', :event, :subject_id, :now)`,
  params: {
    room_id: bigint,
    seq: int,
    event: jsonText,
    subject_id: nullable(int),
    now: timestamp,
  },
});
