import { promptedAt } from '#server/database/answer-sql.ts';
import { bool, int, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

/**
 * Writes nothing if the member has already given the same answer since the last change of the plan
 * or the question of the day before.
 */
export const upsertAnswer = statement('upsert_answer', {
  text: `
    insert into club_answers as own (club_id, member_id, is_going, answered_at)
    values (:club_id, :member_id, :is_going, :now)
    on conflict (club_id, member_id) do update
    set is_going = excluded.is_going, answered_at = excluded.answered_at
    where own.is_going <> excluded.is_going or own.answered_at < (
      select ${promptedAt('c', ':now')} from clubs c where c.club_id = own.club_id)`,
  params: { club_id: int, member_id: int, is_going: bool, now: timestamp },
});

/** A co-host who changes the meeting agrees with the new plan, so count this as the answer. */
export const answerForActor = statement('answer_for_actor', {
  text: `
    insert into club_answers (club_id, member_id, is_going, answered_at)
    select club_id, s.member_id, true, :now
    from club_members s join clubs c using (club_id)
    where club_id = :club_id and s.member_id = :actor_id and s.member_id <> c.host_id
      and s.status = 'CLUB_JOINED'
    on conflict (club_id, member_id) do update set answered_at = excluded.answered_at`,
  params: { club_id: int, actor_id: int, now: timestamp },
});

export const selectWasReleased = statement('select_was_released', {
  text: `
    select exists (select from notices where member_id = :member_id and club_id = :club_id
      and kind = 'SEAT_RELEASED') as was_released`,
  params: { club_id: int, member_id: int },
  row: { was_released: bool },
});
