import { isHidden } from '#server/database/block-sql.ts';
import { bool, int, intArray, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { crewRole, crewState, removalReason } from '#server/modules/crews/crew.column.ts';

const ofMember = { crew_id: int, member_id: int };

export const selectCrewMembers = statement('select_crew_members', {
  text: `
    select own.member_id, own.role, own.requested_role, m.status = 'ACTIVE' as is_active
    from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED'
    order by own.joined_at, own.member_id`,
  params: { crew_id: int },
  row: { member_id: int, role: crewRole, requested_role: nullable(crewRole), is_active: bool },
});

/**
 * Lock members who join or are invited. Otherwise two crews could both accept a member's tenth
 * membership or both send an invitation, and a concurrent withdrawal could leave a membership
 * behind.
 */
export const lockJoiningMembers = statement('lock_members_joining_crew', {
  text: `
    select member_id from members
    where member_id = any(:member_ids) and status = 'ACTIVE'
    order by member_id for no key update`,
  params: { member_ids: intArray },
  row: { member_id: int },
});

export const countOwnCrews = statement('count_own_crews', {
  text: `
    select count(*)::int4 as total from crew_members join crews using (crew_id)
    where member_id = :member_id and state = 'JOINED' and ended_at is null`,
  params: { member_id: int },
  row: { total: int },
});

export const selectIsHiddenFromHost = statement('select_is_hidden_from_crew_host', {
  text: `select ${isHidden(':host_id', ':member_id')} as is_hidden`,
  params: { host_id: nullable(int), member_id: int },
  row: { is_hidden: nullable(bool) },
});

export const upsertCrewMember = statement('upsert_crew_member', {
  text: `
    insert into crew_members (crew_id, member_id, role, state, joined_at)
    values (:crew_id, :member_id, :role, 'JOINED', :now)
    on conflict (crew_id, member_id) do update
    set role = excluded.role, state = 'JOINED', joined_at = excluded.joined_at,
      always_going = false, declined_at = null, left_at = null, removal_reason = null`,
  params: { ...ofMember, role: crewRole, now: timestamp },
});

export const declineInvitation = statement('decline_crew_invitation', {
  text: `
    update crew_members set declined_at = :now
    where crew_id = :crew_id and member_id = :member_id and state = 'INVITED'`,
  params: { ...ofMember, now: timestamp },
});

export const endCrewMember = statement('end_crew_member', {
  text: `
    update crew_members
    set state = :state, role = 'MEMBER', requested_role = null, always_going = false,
      left_at = :now, removal_reason = :reason
    where crew_id = :crew_id and member_id = :member_id`,
  params: { ...ofMember, state: crewState, now: timestamp, reason: nullable(removalReason) },
});

export const setCrewRole = statement('set_crew_role', {
  text: `
    update crew_members set role = :role, requested_role = null
    where crew_id = :crew_id and member_id = :member_id`,
  params: { ...ofMember, role: crewRole },
});

export const requestRole = statement('ask_for_crew_role', {
  text: `
    update crew_members set requested_role = :requested_role
    where crew_id = :crew_id and member_id = :member_id`,
  params: { ...ofMember, requested_role: nullable(crewRole) },
});

export const withdrawHandOver = statement('withdraw_crew_hand_over', {
  text: `
    update crew_members set requested_role = null
    where crew_id = :crew_id and requested_role = 'HOST'`,
  params: { crew_id: int },
});

export const setAlwaysGoing = statement('set_always_going', {
  text: `
    update crew_members set always_going = :always_going
    where crew_id = :crew_id and member_id = :member_id and state = 'JOINED'`,
  params: { ...ofMember, always_going: bool },
});
