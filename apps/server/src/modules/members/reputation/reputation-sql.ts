import { INITIAL_REPUTATION } from '@azit/rules/members/reputation';

/**
 * SQL: what the event adds to the reputation today (`:today`, a date in Seoul). A slip (an absence
 * or a late 못 가요) counts half from its date `halves_on` on.
 */
export const presentDelta = (event: string) =>
  `case when ${event}.halves_on <= :today::date then ${event}.delta / 2 else ${event}.delta end`;

/**
 * SQL: what the event adds to the reputation after a year, when absences and late 못 가요 count half.
 * This value does not depend on the present date.
 */
const settledDelta = (event: string) =>
  `case when ${event}.halves_on is null then ${event}.delta else ${event}.delta / 2 end`;

/** SQL: the sum that `members.reputation` stores. */
export const settledSum = (memberId: string) => `(${INITIAL_REPUTATION} + coalesce((
  select sum(${settledDelta('e')}) from reputation_events e where e.member_id = ${memberId}), 0))`;

/**
 * SQL: the displayed reputation. It reads the events only of members with an absence or a late 못 가요
 * in the last year, so lists of members stay fast.
 */
export const shownReputation = (member: string) => `case
  when ${member}.halves_until > :today::date then (
    select ${INITIAL_REPUTATION} + sum(${presentDelta('e')}) from reputation_events e
    where e.member_id = ${member}.member_id)::float8
  else ${member}.reputation end`;
