import { int, intArray, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';

const ownCrews = `
  select crew_id from crew_members
  where member_id = :member_id and state in ('INVITED', 'JOINED')`;
const row = { crew_id: int, host_id: nullable(int), ended_at: nullable(timestamp) };

export const lockOwnCrews = statement('lock_crews_of_member', {
  text: `
    select crew_id, host_id, ended_at from crews where crew_id in (${ownCrews})
    order by crew_id for no key update`,
  params: { member_id: int },
  row,
});

export const selectOwnCrewIds = statement('select_crews_of_member', {
  text: `
    select crew_id, host_id, ended_at from crews where crew_id in (${ownCrews})
    order by crew_id`,
  params: { member_id: int },
  row,
});

/** Needs no locks: the caller has locked the clubs of the member already. */
export const selectHostedDates = statement('select_hosted_dates', {
  text: `
    select club_id from clubs c
    where crew_id = :crew_id and host_id = :member_id and ${isAhead('c')}
    order by club_id`,
  params: { crew_id: int, member_id: int, ...nowParams },
  row: { club_id: int },
});

export const endAllMemberships = statement('end_all_crew_memberships', {
  text: `
    update crew_members
    set state = 'LEFT', role = 'MEMBER', requested_role = null, always_going = false, left_at = :now
    where member_id = :member_id and state in ('INVITED', 'JOINED')`,
  params: { member_id: int, now: timestamp },
});

export const endEmptyCrews = statement('end_empty_crews', {
  text: `
    update crews set ended_at = :now
    where crew_id = any(:crew_ids) and joined_count = 0 and ended_at is null`,
  params: { crew_ids: intArray, now: timestamp },
});
