import { bigint, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

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
