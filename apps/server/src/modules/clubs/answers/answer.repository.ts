import { bool, int, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const upsertAnswer = statement('upsert_answer', {
  text: `
    insert into club_answers as own (club_id, member_id, is_going, answered_at)
    values (:club_id, :member_id, :is_going, :now)
    on conflict (club_id, member_id) do update
    set is_going = excluded.is_going, answered_at = excluded.answered_at
    where own.is_going <> excluded.is_going`,
  params: { club_id: int, member_id: int, is_going: bool, now: timestamp },
});

/** Only a change asks for a confirmation; without one, the answer is all there is to know. */
export const confirmPendingSeat = statement('confirm_pending_seat', {
  text: `
    update club_members set confirmation = 'GOING'
    where club_id = :club_id and member_id = :member_id and confirmation = 'PENDING'`,
  params: { club_id: int, member_id: int },
});
