import { bigint, int, intArray, nullable, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isWaiting } from './queue.repository.ts';

export const selectDeadlines = statement('select_application_deadlines', {
  text: `
    select s.club_member_id, s.applied_at, s.expires_at from club_members s
    where s.club_id = :club_id and s.queued_at is null and ${isWaiting('s')}`,
  params: { club_id: int, now: timestamp },
  row: { club_member_id: bigint, applied_at: timestamp, expires_at: nullable(timestamp) },
});

export const updateDeadline = statement('update_application_deadline', {
  text: 'update club_members set expires_at = :expires_at where club_member_id = :club_member_id',
  params: { club_member_id: bigint, expires_at: timestamp },
});

export const selectDueClubs = statement('select_clubs_with_due_seats', {
  text: `
    select distinct club_id from (
      select s.club_id from club_members s join clubs c using (club_id)
      where s.expires_at <= :now and s.status = 'CLUB_WAITING' and c.cancelled_at is null
      order by s.expires_at limit :size) due
    order by club_id`,
  params: { now: timestamp, size: bigint },
  row: { club_id: int },
});

export const lockClubSeats = statement('lock_club_seats', {
  text: 'select club_id from clubs where club_id = :club_id for no key update',
  params: { club_id: int },
  row: { club_id: int },
});

/**
 * Lock the clubs: otherwise the host could decide an application while its reminder is being
 * created.
 */
export const lockUndecidedClubs = statement('lock_clubs_with_undecided_applications', {
  text: `
    select c.club_id, c.host_id, c.crew_id from clubs c
    where ${isAhead('c')} and c.club_id in (
      select s.club_id from club_members s
      where s.applied_at <= :applied_before and s.status = 'CLUB_WAITING'
        and s.queued_at is null and s.due_notified_at is null and s.expires_at > :now
      order by s.applied_at limit :size)
    order by c.club_id
    for no key update skip locked`,
  params: { applied_before: timestamp, now: timestamp, size: bigint, ...nowParams },
  row: { club_id: int, host_id: int, crew_id: nullable(int) },
});

export const markDueNotified = statement('mark_due_notified', {
  text: `
    update club_members s set due_notified_at = :now
    where s.club_id = any(:club_ids) and s.applied_at <= :applied_before
      and s.queued_at is null and s.due_notified_at is null and s.expires_at is not null
      and ${isWaiting('s')}
    returning s.club_id, s.member_id, s.expires_at`,
  params: { club_ids: intArray, applied_before: timestamp, now: timestamp },
  row: { club_id: int, member_id: int, expires_at: nullable(timestamp) },
});
