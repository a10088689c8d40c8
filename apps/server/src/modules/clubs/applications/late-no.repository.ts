import { changedAt } from '#server/database/answer-sql.ts';
import { bool, date, int, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isRetracted, isSame } from '#server/modules/members/reputation/reputation.repository.ts';

/**
 * SQL: the plan changed less than a day ago, and the member has not answered 갈게요 to the new plan.
 */
const isExcused = `coalesce(plan.changed_at > :now::timestamptz - interval '1 day'
  and coalesce(s.decided_at, s.applied_at) <= plan.changed_at
  and not exists (select from club_answers said
    where said.club_id = s.club_id and said.member_id = s.member_id
      and said.is_going and said.answered_at >= plan.changed_at), false)`;

const isSlip = `e.member_id = s.member_id and not ${isRetracted('e')}`;

export const selectLateNo = statement('select_late_no', {
  text: `
    select ${isExcused} as is_excused,
      exists (select from reputation_events e where ${isSlip}
        and e.kind in ('ABSENT', 'LATE_NO') and ${isSame('year', ':today')}) as has_slip,
      exists (select from reputation_events e where ${isSlip}
        and e.kind = 'LATE_NO' and e.club_id = s.club_id) as is_counted
    from club_members s join clubs c using (club_id)
    cross join lateral (select ${changedAt('c')} as changed_at) plan
    where s.club_id = :club_id and s.member_id = :member_id and s.status = 'CLUB_JOINED'
      and s.member_id <> c.host_id`,
  params: { club_id: int, member_id: int, now: timestamp, today: date },
  row: { is_excused: bool, has_slip: bool, is_counted: bool },
});
