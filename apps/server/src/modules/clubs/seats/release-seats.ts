import { LATE_HOURS } from '@azit/rules/hosting/seat-question';
import { changedAt, confirmation, promptedAt } from '#server/database/answer-sql.ts';
import { isInCrew } from '#server/database/block-sql.ts';
import { bigint, int, timestamp } from '#server/database/column.ts';
import { findMany } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import type { Transaction } from '#server/database/transaction.ts';
import { leaveClubRoom } from '#server/modules/chats/rooms/club-room.ts';
import { ringPublicClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';

const START = `(c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul'`;
const LATE_FROM = `${START} - interval '${LATE_HOURS} hours'`;

/**
 * SQL: from six hours before the start, the club releases seats whose members have not answered. It
 * releases none if the plan has changed in these six hours, because everyone must answer again.
 */
const IS_RELEASING = `c.releases_seats and c.cancelled_at is null
  and ${START} > :now::timestamptz and ${LATE_FROM} <= :now::timestamptz
  and (${changedAt('c')} >= ${LATE_FROM}) is not true`;

/**
 * SQL: the number of members who may take a seat and were waiting when the release began. Ignores
 * members who entered the queue later, so that the result does not depend on when the job runs.
 */
const WAITING = `(
  select count(*)::int4 from club_members q join members m using (member_id)
  where q.club_id = c.club_id and q.status = 'CLUB_WAITING' and q.expires_at is null
    and q.queued_at <= ${LATE_FROM} and m.status = 'ACTIVE'
    and (q.is_preapproved or ${isInCrew('c', 'q.member_id')}))`;

/** Members who joined last lose their unanswered seats first. */
const releaseUnanswered = statement('release_unanswered_seats', {
  text: `
    with released as (
      delete from club_members where club_member_id in (
        select unanswered.club_member_id
        from (
          select s.club_member_id, row_number() over (
              order by coalesce(s.decided_at, s.applied_at) desc, s.club_member_id desc) as ordinal,
            ${WAITING} - greatest(c.member_limit - c.joined_count - c.offered_count, 0) as wanted
          from clubs c join club_members s using (club_id)
          where c.club_id = :club_id and ${IS_RELEASING}
            and ${confirmation('s', 'c', promptedAt('c', ':now'))} = 'PENDING') unanswered
        where unanswered.ordinal <= unanswered.wanted)
      returning member_id),
    erased as (
      delete from club_answers
      where club_id = :club_id and member_id in (select member_id from released))
    select member_id from released`,
  params: { club_id: int, now: timestamp },
  row: { member_id: int },
});

export const selectReleasingClubs = statement('select_clubs_that_release_seats', {
  text: `
    select c.club_id from clubs c
    where ${IS_RELEASING} and ${WAITING} > 0 and c.club_id > :after
    order by c.club_id limit :size`,
  params: { after: int, now: timestamp, size: bigint },
  row: { club_id: int },
});

/**
 * From six hours before the start, seats whose members have not answered go to the queue. Frees as
 * many of them as the people who were waiting at that time still need. Returns true if it freed
 * any. The caller must lock the club first.
 */
export async function releaseSeats(tx: Transaction, clubId: number): Promise<boolean> {
  const due = { club_id: clubId, now: tx.clock.now() };
  const released = await findMany(tx, releaseUnanswered, due);
  if (released.length === 0) return false;
  const memberIds = released.map((row) => row.member_id);
  for (const memberId of memberIds) await leaveClubRoom(tx, { clubId, memberId, unanswered: true });
  await addNotices(
    tx,
    memberIds.map((memberId) => ({ kind: 'SEAT_RELEASED', memberId, clubId })),
  );
  await ringPublicClub(tx, clubId, memberIds);
  return true;
}
