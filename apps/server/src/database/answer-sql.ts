import { planFields } from '@azit/rules/club-change';
import { PROMPT_HOURS } from '@azit/rules/hosting/seat-question';

const PLAN_FIELDS = planFields.map((field) => `'${field}'`).join(', ');

/** SQL: the change is one of the date, time, duration or location. */
export function changesPlan(change: string): string {
  return `${change}.fields ?| array[${PLAN_FIELDS}]`;
}

/** SQL: when the host last changed the date, time, duration or location of the club. */
export function changedAt(club: string): string {
  return `(select max(change.changed_at) from club_changes change
    where change.club_id = ${club}.club_id and ${changesPlan('change')})`;
}

/**
 * SQL for `promptedAt` of the rules package: when the app last asked everyone with a seat whether
 * they come (갈게요 or 못 가요). Null if it never did.
 */
export function promptedAt(club: string, now: string): string {
  const dayBefore = `(${club}.meeting_date + ${club}.meeting_time) at time zone 'Asia/Seoul'
    - interval '${PROMPT_HOURS} hours'`;
  return `greatest(${changedAt(club)}, case when ${dayBefore} <= ${now} then ${dayBefore} end)`;
}

/** SQL for `readConfirmation` of the rules package. `prompted` is the SQL of `promptedAt`. */
export function confirmation(seat: string, club: string, prompted: string): string {
  const answered = `(select said.answered_at from club_answers said
    where said.club_id = ${seat}.club_id and said.member_id = ${seat}.member_id)`;
  return `case
    when ${seat}.status <> 'CLUB_JOINED' or ${seat}.member_id = ${club}.host_id then null
    when ${answered} >= ${prompted} then 'GOING'
    when coalesce(${seat}.decided_at, ${seat}.applied_at) <= ${prompted} then 'PENDING' end`;
}
