import type { Confirmation } from '@azit/contract/clubs/club.schema';
import { hiddenParams, membersSeenBy, requestViewer } from '#server/database/block-sql.ts';
import { bigint, bool, int, intArray, nullable, text, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { notWithdrawn } from '#server/modules/members/member.column.ts';
import { isAbsent } from '#server/modules/members/reputation/absence-sql.ts';
import { applicationStatus, gender, rejectionReason } from './club.column.ts';
import { isNotExpired } from './seats/queue.repository.ts';

export const selectInvolvedMembers = statement('select_involved_members', {
  text: `
    select member_id, status from club_members
    where club_id = :club_id and status in ('CLUB_WAITING', 'CLUB_JOINED')
      and ${isNotExpired('club_members')}`,
  params: { club_id: int, now: timestamp },
  row: { member_id: int, status: applicationStatus },
});

/**
 * Selects the members whose open page of the club must refresh. Co-hosts are included, because they
 * may have no seat. For a members-only meeting, all members of the crew are included, because its
 * visitors are not notified.
 */
export const selectMembersToRing = statement('select_members_to_ring', {
  text: `
    select involved.member_id, c.visibility = 'LISTED' as is_public
    from clubs c cross join lateral (
      select member_id from club_members
      where club_id = c.club_id and status in ('CLUB_WAITING', 'CLUB_JOINED')
      union
      select member_id from club_cohosts where club_id = c.club_id
      union
      select member_id from crew_members
      where crew_id = c.crew_id and state = 'JOINED' and c.visibility = 'BY_LINK') involved
    where c.club_id = :club_id`,
  params: { club_id: int },
  row: { member_id: int, is_public: bool },
});

const earlierMeetings = `
  with recursive earlier as (
    select again_of as club_id, 1 as depth from clubs where club_id = :club_id
    union all
    select c.again_of, depth + 1 from earlier join clubs c using (club_id) where depth < 100)
  select c.club_id from earlier join clubs c using (club_id) where c.cancelled_at is null`;

/** SQL: the member joined an earlier meeting of the reopened club and was not marked absent. */
const cameBefore = (memberId: string) => `exists (
  select from club_members met
  where met.member_id = ${memberId} and met.status = 'CLUB_JOINED'
    and met.club_id in (${earlierMeetings})
    and not ${isAbsent('met.club_id', 'met.member_id')})`;

export const selectReturningMembers = statement('select_returning_members', {
  text: `
    select member_id from members m
    where member_id = any((select :member_ids::int4[])::int4[]) and ${cameBefore('m.member_id')}`,
  params: { club_id: int, member_ids: intArray },
  row: { member_id: int },
});

/**
 * Selects the joined members and the viewer, and for the host also the waiting applicants. Hidden
 * members have a masked name.
 */
export const selectJoinedOrWaitingMembers = statement('select_joined_or_waiting_members', {
  text: `
    select s.club_member_id, s.member_id, s.status, s.join_answer, s.applied_at, s.decided_at,
      s.rejection_reason, s.arrived_at, s.expires_at,
      (select said.answered_at from club_answers said
        where said.club_id = s.club_id and said.member_id = s.member_id) as answered_at,
      (select :is_host::bool) and ${cameBefore('s.member_id')} as came_before,
      m.nickname, m.about_me, m.image_path, m.image_name
    from club_members s join ${membersSeenBy(requestViewer(':viewer_id'))} m using (member_id)
    where s.club_id = :club_id
      and (s.status = 'CLUB_JOINED' or s.member_id = :viewer_id
        or (:is_host and s.status = 'CLUB_WAITING'))
      and ${isNotExpired('s')}
    order by s.status <> 'CLUB_JOINED', s.club_member_id`,
  params: { club_id: int, viewer_id: int, ...hiddenParams, is_host: bool, now: timestamp },
  row: {
    club_member_id: bigint,
    member_id: int,
    status: applicationStatus,
    join_answer: nullable(text),
    applied_at: timestamp,
    decided_at: nullable(timestamp),
    rejection_reason: nullable(rejectionReason),
    answered_at: nullable(timestamp),
    arrived_at: nullable(timestamp),
    expires_at: nullable(timestamp),
    came_before: bool,
    nickname: nullable(text),
    about_me: nullable(text),
    image_path: nullable(text),
    image_name: nullable(text),
  },
});
export type ClubMemberRow = Omit<
  StatementRow<typeof selectJoinedOrWaitingMembers>,
  'answered_at'
> & { confirmation: Confirmation | null };

export const selectAnyNonHost = statement('select_any_non_host', {
  text: `
    select s.member_id, s.status
    from club_members s join clubs c using (club_id)
    where s.club_id = :club_id and s.member_id <> c.host_id
      and s.status in ('CLUB_WAITING', 'CLUB_JOINED') and ${isNotExpired('s')}
    limit 1`,
  params: { club_id: int, now: timestamp },
  row: { member_id: int, status: applicationStatus },
});

/**
 * Lock the member: otherwise a concurrent withdrawal would not delete the rows that this
 * transaction adds.
 */
export const selectActiveMemberForShare = statement('select_active_member_for_share', {
  text: `
    select member_id, gender, birth_year, nickname, about_me, image_path, image_name
    from members
    where member_id = :member_id and status = 'ACTIVE' for share`,
  params: { member_id: int },
  row: {
    member_id: int,
    gender: notWithdrawn(gender),
    birth_year: notWithdrawn(int),
    nickname: notWithdrawn(text),
    about_me: notWithdrawn(text),
    image_path: nullable(text),
    image_name: nullable(text),
  },
});

export const insertHost = statement('insert_club_host', {
  text: `
    insert into club_members (club_id, member_id, status, applied_at, decided_at)
    values (:club_id, :member_id, 'CLUB_JOINED', :applied_at, :applied_at)`,
  params: { club_id: int, member_id: int, applied_at: timestamp },
});
