import { bigint, int, jsonText, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { incrementSeq } from './next-seq.ts';

export const takeSeq = statement('count_up_room_seq', {
  text: incrementSeq,
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
