import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';

/** SQL: what an event adds on the Seoul date `:today`. */
export const presentDelta = (event: string) =>
  `case when ${event}.halves_on <= :today::date then ${event}.delta / 2 else ${event}.delta end`;

/** SQL: what an event adds once all slips have halved, which no passing of time changes. */
const settledDelta = (event: string) =>
  `case when ${event}.halves_on is null then ${event}.delta else ${event}.delta / 2 end`;

/** SQL: the sum that `members.reputation` stores. */
export const settledSum = (memberId: string) => `(${INITIAL_REPUTATION} + coalesce((
  select sum(${settledDelta('e')}) from reputation_events e where e.member_id = ${memberId}), 0))`;

/**
 * SQL: the displayed temperature. Only members with a slip of the last year need their events, so
 * lists of members cost no lookups.
 */
export const shownReputation = (member: string) => `case
  when ${member}.halves_until > :today::date then (
    select ${INITIAL_REPUTATION} + sum(${presentDelta('e')}) from reputation_events e
    where e.member_id = ${member}.member_id)::float8
  else ${member}.reputation end`;
