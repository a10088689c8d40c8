import {
  bigint,
  bool,
  float,
  int,
  notNull,
  nullable,
  text,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { applicationStatus, rejectionReason } from '#server/modules/clubs/club.column.ts';
import { nowParams } from '#server/modules/clubs/meeting-clock.ts';
import {
  isNotExpired,
  isWaiting,
  NOT_QUEUED,
} from '#server/modules/clubs/seats/queue.repository.ts';
import { commentCategory } from '#server/modules/members/member.column.ts';
import {
  absencesInYear,
  meetingCount,
  topPraise,
  usualAnswerMinutes,
} from '#server/modules/members/reputation/member-record-sql.ts';
import { shownReputation } from '#server/modules/members/reputation/reputation-sql.ts';

export const selectApplication = statement('select_application', {
  text: `
    select s.club_member_id, s.status, s.decided_at, s.queued_at is not null as is_queued,
      s.expires_at
    from club_members s
    where s.club_id = :club_id and s.member_id = :member_id and ${isNotExpired('s')}`,
  params: { club_id: int, member_id: int, now: timestamp },
  row: {
    club_member_id: bigint,
    status: applicationStatus,
    decided_at: nullable(timestamp),
    is_queued: bool,
    expires_at: nullable(timestamp),
  },
});

/**
 * Lock the applicant's member row: otherwise a member who is withdrawing at the same time could
 * still be accepted.
 */
export const selectApplicantForShare = statement('select_applicant_for_share', {
  text: `
    select s.status, m.status = 'ACTIVE' as is_active
    from club_members s join members m using (member_id)
    where s.club_id = :club_id and s.member_id = :member_id and ${isNotExpired('s')}
    for share of m`,
  params: { club_id: int, member_id: int, now: timestamp },
  row: { status: applicationStatus, is_active: bool },
});

export const selectWaitingApplicants = statement('select_waiting_applicants', {
  text: `
    select m.member_id, ${shownReputation('m')} as reputation, m.birth_year,
      ${meetingCount('m.member_id')} as meeting_count, ${absencesInYear('m.member_id')} as absences,
      ${topPraise('m.member_id')} as praise
    from club_members s join members m using (member_id)
    where s.club_id = :club_id and ${isWaiting('s')}`,
  params: { club_id: int, ...nowParams, now: timestamp },
  row: {
    member_id: int,
    reputation: notNull(float, 'the case has an else'),
    birth_year: nullable(int),
    meeting_count: int,
    absences: int,
    praise: nullable(commentCategory),
  },
});

export const upsertApplication = statement('upsert_application', {
  text: `
    insert into club_members as own (club_id, member_id, status, join_answer, applied_at,
      expires_at, queued_at, is_preapproved)
    values (:club_id, :member_id, 'CLUB_WAITING', :join_answer, :applied_at, :expires_at,
      :queued_at, :is_preapproved)
    on conflict (club_id, member_id) do update
    set status = excluded.status, join_answer = excluded.join_answer,
      applied_at = excluded.applied_at, decided_at = null, rejection_reason = null,
      is_hidden = false, expires_at = excluded.expires_at, queued_at = excluded.queued_at,
      is_preapproved = excluded.is_preapproved, due_notified_at = null
    where own.status = 'CLUB_REJECTED'
      or own.status = 'CLUB_WAITING' and (own.expires_at <= :applied_at
        or own.queued_at is null and excluded.queued_at is not null)
    returning club_member_id`,
  params: {
    club_id: int,
    member_id: int,
    join_answer: nullable(text),
    applied_at: timestamp,
    expires_at: nullable(timestamp),
    queued_at: nullable(timestamp),
    is_preapproved: bool,
  },
  row: { club_member_id: bigint },
});

/**
 * A seat in a meeting of a crew also stores the answer 갈게요. For a member from the queue,
 * `applied_at` starts again: the time in the queue must not count as time that the host took to
 * decide.
 */
export const upsertSeat = statement('upsert_seat', {
  text: `
    with going as (
      update club_answers set is_going = true
      where club_id = :club_id and member_id = :member_id and not is_going)
    insert into club_members as own (club_id, member_id, status, applied_at, decided_at)
    values (:club_id, :member_id, 'CLUB_JOINED', :now, :now)
    on conflict (club_id, member_id) do update
    set status = excluded.status, decided_at = excluded.decided_at, rejection_reason = null,
      is_hidden = false, ${NOT_QUEUED},
      applied_at = case when own.queued_at is null then own.applied_at else excluded.applied_at end
    returning club_member_id`,
  params: { club_id: int, member_id: int, now: timestamp },
  row: { club_member_id: bigint },
});

export const selectUsualReply = statement('select_usual_reply', {
  text: `
    select ${usualAnswerMinutes('c.host_id')}::int4 as minutes
    from clubs c where c.club_id = :club_id`,
  params: { club_id: int },
  row: { minutes: nullable(int) },
});

/**
 * SQL: 못 가요 becomes the answer of a member of the crew who gives up a seat in a meeting or is
 * kicked from it. Members outside the crew get no further question, so their answer is deleted with
 * the seat.
 */
const endAnswer = `with fellow as (
  select fellow.member_id from clubs c join crew_members fellow using (crew_id)
  where c.club_id = :club_id and fellow.member_id = :member_id and fellow.state = 'JOINED'),
declined as (
  update club_answers set is_going = false
  where club_id = :club_id and member_id in (select member_id from fellow) and is_going),
erased as (
  delete from club_answers
  where club_id = :club_id and member_id = :member_id and not exists (select from fellow))`;

export const deleteApplication = statement('delete_application', {
  text: `
    ${endAnswer}
    delete from club_members
    where club_id = :club_id and member_id = :member_id
      and status in ('CLUB_WAITING', 'CLUB_JOINED')`,
  params: { club_id: int, member_id: int },
});

/**
 * For a member from the queue, `applied_at` becomes the time of the decision: the time in the queue
 * must not count as time that the host took to decide.
 */
export const decideWaitingApplication = statement('decide_waiting_application', {
  text: `
    update club_members
    set status = :status, decided_at = :decided_at, rejection_reason = :rejection_reason,
      applied_at = case when queued_at is null then applied_at else :decided_at end, ${NOT_QUEUED}
    where club_id = :club_id and member_id = :member_id and status = 'CLUB_WAITING'`,
  params: {
    club_id: int,
    member_id: int,
    status: applicationStatus,
    decided_at: timestamp,
    rejection_reason: nullable(rejectionReason),
  },
});

export const kickJoinedMember = statement('kick_joined_member', {
  text: `
    ${endAnswer}
    update club_members set status = 'CLUB_KICKED', decided_at = :decided_at, arrived_at = null
    where club_id = :club_id and member_id = :member_id and status = 'CLUB_JOINED'`,
  params: { club_id: int, member_id: int, decided_at: timestamp },
});
