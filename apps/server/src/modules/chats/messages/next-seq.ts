/** SQL: locks the room until the commit, so that the order of seqs equals the order of commits. */
export const incrementSeq = `
  update chat_rooms set last_seq = last_seq + 1, last_message_at = :now
  where room_id = :room_id
  returning last_seq`;
