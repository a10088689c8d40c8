import { isInCrew } from '#server/database/block-sql.ts';
import {
  bigint,
  bool,
  date,
  int,
  intArray,
  nullable,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { clubVisibility } from '#server/modules/clubs/club.column.ts';
import { NOW } from '#server/modules/clubs/meeting-clock.ts';

/**
 * SQL: the row is an application that still waits. It ends at its deadline, even if the job has not
 * deleted the row yet.
 */
export function isWaiting(row: string): string {
  return `(${row}.status = 'CLUB_WAITING' and ${isNotExpired(row)})`;
}

/**
 * SQL: the deadline of the row has not passed. Also true for rows without a deadline, such as
 * seats.
 */
export function isNotExpired(row: string, now = ':now::timestamptz'): string {
  return `(${row}.expires_at is null or ${row}.expires_at > ${now})`;
}

/**
 * SQL: the number of seats that are offered to members other than the viewer. CASE avoids the
 * subquery for clubs without offers, which are nearly all.
 */
export function seatsOffered(club: string, viewerId?: string): string {
  return `case when ${club}.offered_count = 0 then 0 else (
    select count(*)::int4 from seat_offers offer
    where offer.club_id = ${club}.club_id and offer.state = 'OPEN' and offer.expires_at > ${NOW}
      ${viewerId === undefined ? '' : `and offer.member_id <> ${viewerId}`}) end`;
}

/**
 * SQL: sets the columns of a row that takes or loses a seat, so that it is no longer in the queue.
 */
export const NOT_QUEUED = `queued_at = null, is_preapproved = false, expires_at = null,
      due_notified_at = null`;

const isCrew = isInCrew('c', 'q.member_id');

/** The queue in the order in which seats are offered, including members who have an offer. */
export const selectQueue = statement('select_queue', {
  text: `
    select q.member_id, q.expires_at, ${isCrew} as is_crew, q.is_preapproved
    from club_members q join clubs c using (club_id)
    where q.club_id = :club_id and q.queued_at is not null and q.status = 'CLUB_WAITING'
    order by is_crew desc, q.queued_at, q.club_member_id`,
  params: { club_id: int },
  row: { member_id: int, expires_at: nullable(timestamp), is_crew: bool, is_preapproved: bool },
});
export type QueueRow = StatementRow<typeof selectQueue>;

export const selectSeats = statement('select_seats', {
  text: `
    select meeting_date, meeting_time, cancelled_at, member_limit, joined_count, offered_count,
      announced_seats, crew_id, releases_seats, visibility, exists (select from club_members q
        where q.club_id = c.club_id and q.queued_at is not null) as has_queue
    from clubs c where club_id = :club_id`,
  params: { club_id: int },
  row: {
    meeting_date: date,
    meeting_time: time,
    cancelled_at: nullable(timestamp),
    member_limit: int,
    joined_count: int,
    offered_count: int,
    announced_seats: int,
    crew_id: nullable(int),
    releases_seats: bool,
    visibility: clubVisibility,
    has_queue: bool,
  },
});
export type SeatsRow = StatementRow<typeof selectSeats>;

/**
 * Adds members of the crew to the queue of a crew meeting, without a join answer. If the host
 * rejected a member from this meeting before, the new row replaces the rejection.
 */
export const enqueueFromCrew = statement('enqueue_from_crew', {
  text: `
    with withdrawn as (
      delete from club_answers
      where club_id = :club_id and member_id = any(:member_ids::int4[]))
    insert into club_members as own (club_id, member_id, status, applied_at, queued_at)
    select :club_id, who.member_id, 'CLUB_WAITING', :now, :now
    from unnest(:member_ids::int4[]) with ordinality as who (member_id, ordinal)
    order by who.ordinal
    on conflict (club_id, member_id) do update
    set status = excluded.status, applied_at = excluded.applied_at, queued_at = excluded.queued_at,
      expires_at = null, decided_at = null, rejection_reason = null, is_hidden = false
    where own.status in ('CLUB_REJECTED', 'CLUB_WAITING')`,
  params: { club_id: int, member_ids: intArray, now: timestamp },
});

export const updatePreapproval = statement('update_preapproval', {
  text: `
    update club_members set is_preapproved = :is_preapproved
    where club_id = :club_id and member_id = :member_id and queued_at is not null`,
  params: { club_id: int, member_id: int, is_preapproved: bool },
});

/**
 * Locks the members with FOR KEY SHARE: otherwise a concurrent withdrawal would not delete their
 * new notices. A stronger lock could deadlock with a transaction that locked a room first.
 */
export const selectApproved = statement('select_approved_in_queue', {
  text: `
    select q.member_id
    from club_members q join clubs c using (club_id) join members m using (member_id)
    where q.club_id = :club_id and q.queued_at is not null and q.expires_at is null
      and q.status = 'CLUB_WAITING' and m.status = 'ACTIVE'
      and (q.is_preapproved or ${isCrew})
    order by ${isCrew} desc, q.queued_at, q.club_member_id
    limit :size
    for key share of m`,
  params: { club_id: int, size: bigint },
  row: { member_id: int },
});
