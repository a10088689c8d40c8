import { INVITATION_DAYS } from '@azit/rules/crews/crew-days';
import { applicantKinds } from '@azit/rules/notices/notice-rule';
import { confirmation, promptedAt } from '#server/database/answer-sql.ts';
import { isHidden, type ViewerSql } from '#server/database/block-sql.ts';
import { bool, date, int, nullable, text, time, timestamp } from '#server/database/column.ts';

const NO_CREW = 'outer join: few notices are about a crew';
const NO_OFFER = 'outer join: few notices offer a seat';
const NO_CLUB = 'outer join: not every notice is about a club';

/** SQL: the state at `:now` of what the notice `n` is about. Use together with `laterJoins`. */
export const laterColumns = `c.meeting_date, c.meeting_time, c.duration_minutes, c.cancelled_at,
  c.location, c.location_visibility, c.area, c.releases_seats,
  case when n.kind in ('CLUB_CHANGED', 'MEETING_TOMORROW')
    then ${confirmation('seat', 'c', promptedAt('c', ':now'))} end as confirmation,
  absence.marked_at, absence.contested_at, lower(absence.decision) as decision,
  n.kind = 'REVIEW_DUE' and exists (
    select from reviews r where r.club_id = n.club_id and r.reviewer_id = n.member_id) as has_reviewed,
  n.crew_id, coalesce(k.name, n.data ->> 'crewName', (
    select name from crews where crews.crew_id = n.crew_id)) as crew_name, k.every, k.weekday, k.nth, k.meeting_time as crew_time,
  k.paused_at, k.ended_at, fellow.role as crew_role, fellow.state as crew_state,
  fellow.requested_role as requested_role, fellow.invited_at, fellow.declined_at, answer.is_going,
  offer.state as offer_state, offer.expires_at as offer_expires_at, seat.status as seat_status,
  coalesce(seat.queued_at is not null, false) as is_queued,
  coalesce(c.joined_count + c.offered_count < c.member_limit, false) as has_seat`;

/** SQL: the recipient is in the crew `k` or may still answer its invitation. */
const mayReadCrew = (viewer: ViewerSql) => `(fellow.state = 'JOINED'
    or fellow.state = 'INVITED' and fellow.declined_at is null
      and fellow.invited_at > :now::timestamptz - interval '${INVITATION_DAYS * 24} hours'
      and ${isHidden('k.host_id', viewer)} is not true)`;

/**
 * `mayRead` is SQL: the member may see the club. If the member may not see the club or the crew,
 * the notice shows only the data that it stored. Older notices did not store the name of the crew.
 */
export const laterJoins = (viewer: ViewerSql, mayRead = 'true') => `
  left join clubs c on c.club_id = n.club_id and ${mayRead}
  left join club_members seat on seat.club_id = n.club_id and seat.member_id = n.member_id
  left join absences absence on n.kind = 'ATTENDANCE' and absence.club_id = n.club_id
    and absence.member_id = case when n.data ? 'objection' then n.actor_id else n.member_id end
  left join crew_members fellow on fellow.crew_id = n.crew_id and fellow.member_id = n.member_id
  left join crews k on k.crew_id = n.crew_id and ${mayReadCrew(viewer)}
  left join club_answers answer on n.kind = 'DATE_ASKED' and answer.club_id = n.club_id
    and answer.member_id = n.member_id
  left join seat_offers offer on n.kind = 'SEAT_OFFERED'
    and offer.offer_id = (n.data ->> 'offerId')::bigint`;

export const laterRow = {
  meeting_date: nullable(date, NO_CLUB),
  meeting_time: nullable(time, NO_CLUB),
  duration_minutes: nullable(int, NO_CLUB),
  cancelled_at: nullable(timestamp, NO_CLUB),
  location: nullable(text, NO_CLUB),
  location_visibility: nullable(text, NO_CLUB),
  area: nullable(text, NO_CLUB),
  releases_seats: nullable(bool, NO_CLUB),
  confirmation: nullable(text),
  marked_at: nullable(timestamp, NO_CLUB),
  contested_at: nullable(timestamp, NO_CLUB),
  decision: nullable(text),
  has_reviewed: bool,
  crew_id: nullable(int, 'null in its own table'),
  crew_name: nullable(text, NO_CREW),
  every: nullable(text, NO_CREW),
  weekday: nullable(int, NO_CREW),
  nth: nullable(int, NO_CREW),
  crew_time: nullable(time, NO_CREW),
  paused_at: nullable(timestamp, NO_CREW),
  ended_at: nullable(timestamp, NO_CREW),
  crew_role: nullable(text, NO_CREW),
  crew_state: nullable(text, NO_CREW),
  requested_role: nullable(text, NO_CREW),
  invited_at: nullable(timestamp, NO_CREW),
  declined_at: nullable(timestamp, NO_CREW),
  is_going: nullable(bool, NO_CREW),
  offer_state: nullable(text, NO_OFFER),
  offer_expires_at: nullable(timestamp, NO_OFFER),
  seat_status: nullable(text, NO_CLUB),
  is_queued: bool,
  has_seat: bool,
};

export const isAboutApplicants = (notice: string) =>
  `${notice}.kind in (${applicantKinds.map((kind) => `'${kind}'`).join(', ')})`;

/** SQL: the notice is about applicants, and none whom the viewer may see still waits. */
export function isSettled(notice: string, now: string, viewer: ViewerSql): string {
  return `(${isAboutApplicants(notice)} and not exists (
    select from club_members waiting join clubs c using (club_id)
    where waiting.club_id = ${notice}.club_id and waiting.member_id = any(${notice}.fold_actors)
      and not ${isHidden('waiting.member_id', viewer)}
      and waiting.status = 'CLUB_WAITING' and c.cancelled_at is null
      and (waiting.expires_at is null or waiting.expires_at > ${now})
      and (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > ${now}))`;
}

/**
 * SQL: the application of the actor still waits for the host or for a seat. It was neither decided
 * nor withdrawn.
 */
export function isWaiting(notice: string, actor: string): string {
  return `exists (
    select from club_members waiting
    where waiting.club_id = ${notice}.club_id and waiting.member_id = ${actor}
      and waiting.status = 'CLUB_WAITING'
      and (waiting.expires_at is null or waiting.expires_at > :now))`;
}
