import { bool, int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { applicationStatus } from '#server/modules/clubs/club.column.ts';

export const selectApplication = statement({
  name: 'select_application',
  text: `
    select club_member_id, status, decided_at
    from club_members where club_id = $1 and member_id = $2`,
  params: [int, int],
  row: { club_member_id: int, status: applicationStatus, decided_at: nullable(timestamp) },
});

/** Holds the applicant against a withdrawal under way. */
export const selectApplicantForShare = statement({
  name: 'select_applicant_for_share',
  text: `
    select s.status, m.status = 'ACTIVE' as is_active
    from club_members s join members m using (member_id)
    where s.club_id = $1 and s.member_id = $2 for share of m`,
  params: [int, int],
  row: { status: applicationStatus, is_active: bool },
});

/** A first application, or a rejected one made new; finds nothing when there is any other. */
export const upsertApplication = statement({
  name: 'upsert_application',
  text: `
    insert into club_members as own (club_id, member_id, status, join_answer, applied_at)
    values ($1, $2, 'CLUB_WAITING', $3, $4)
    on conflict (club_id, member_id) do update
    set status = excluded.status, join_answer = excluded.join_answer,
      applied_at = excluded.applied_at, decided_at = null, is_hidden = false
    where own.status = 'CLUB_REJECTED'
    returning club_member_id`,
  params: [int, int, text, timestamp],
  row: { club_member_id: int },
});

export const deleteApplication = statement({
  name: 'delete_application',
  text: `
    delete from club_members
    where club_id = $1 and member_id = $2 and status in ('CLUB_WAITING', 'CLUB_JOINED')`,
  params: [int, int],
});

export const decideWaitingApplication = statement({
  name: 'decide_waiting_application',
  text: `
    update club_members set status = $3, decided_at = $4
    where club_id = $1 and member_id = $2 and status = 'CLUB_WAITING'`,
  params: [int, int, applicationStatus, timestamp],
});

export const kickJoinedMember = statement({
  name: 'kick_joined_member',
  text: `
    update club_members set status = 'CLUB_KICKED', decided_at = $3
    where club_id = $1 and member_id = $2 and status = 'CLUB_JOINED'`,
  params: [int, int, timestamp],
});
