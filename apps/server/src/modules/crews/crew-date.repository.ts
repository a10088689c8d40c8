import { changesPlan, confirmation, promptedAt } from '#server/database/answer-sql.ts';
import { hiddenParams, isHostHidden, isInCrew, requestViewer } from '#server/database/block-sql.ts';
import {
  bool,
  date,
  int,
  jsonText,
  notNull,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { memberSummary } from '#server/database/member-json.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { clubVisibility } from '#server/modules/clubs/club.column.ts';
import { shownLocation } from '#server/modules/clubs/club-audience.ts';
import { hasEnded, NOW, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { isNotExpired, seatsOffered } from '#server/modules/clubs/seats/queue.repository.ts';

const PAST_SHOWN = 10;
const OF_CREW = 'check club_of_crew_has_planned_date';

const viewer = requestViewer(':member_id');

/**
 * SQL: the member belongs to the crew, has no seat and no position in the queue, and has not
 * answered 못 가요.
 */
const UNANSWERED = `fellow.state = 'JOINED'
  and not exists (select from club_members seat
    where seat.club_id = d.club_id and seat.member_id = fellow.member_id
      and (seat.status = 'CLUB_JOINED' or seat.queued_at is not null)
      and ${isNotExpired('seat', NOW)})
  and not exists (select from club_answers said
    where said.club_id = d.club_id and said.member_id = fellow.member_id and not said.is_going)`;

/** SQL: the seats that must be confirmed, after a change or on the day before. */
const UNCONFIRMED = `
  select seat.member_id, seat.decided_at as since from club_members seat
  where seat.club_id = d.club_id
    and ${confirmation('seat', 'd', promptedAt('d', NOW))} = 'PENDING'`;

/** SQL: everyone whose answer is missing. People with a seat may be outsiders. */
const AWAITED = `
  select fellow.member_id, fellow.joined_at as since from crew_members fellow
  where fellow.crew_id = d.crew_id and ${UNANSWERED}
  union all ${UNCONFIRMED}`;

/**
 * SQL: members of the crew see who goes and, until the meeting has ended, also the other answers.
 */
const seesNames = (audience: string) => `${audience} = 'joined'`;
const seesAnswers = (audience: string) => `${seesNames(audience)} and not ${hasEnded('d')}`;

const dateColumns = (audience: string) => `
  d.crew_id, d.club_id, d.planned_date, d.meeting_date, d.meeting_time, d.duration_minutes,
  d.is_online, ${shownLocation('d', audience)} as location, d.member_limit, d.joined_count,
  ${seatsOffered('d', ':member_id')} as offered_count,
  d.visibility, d.opens_at, d.cancelled_at, d.cancel_reason, d.fee,
  nullif(d.club_name, (select k.name from crews k where k.crew_id = d.crew_id)) as own_name,
  (select max(changed_at) from club_changes where club_changes.club_id = d.club_id) as changed_at,
  case when ${seesNames(audience)} then (
    select json_build_object('at', change.changed_at, 'note', change.note, 'fields', change.fields)
    from club_changes change join crew_members own
      on own.crew_id = d.crew_id and own.member_id = :member_id
    where change.club_id = d.club_id and ${changesPlan('change')}
      and own.joined_at <= change.changed_at
      and not exists (select from club_answers said where said.club_id = d.club_id
        and said.member_id = :member_id and said.answered_at >= change.changed_at)
    order by change.sequence desc limit 1) end as change,
  exists (${UNCONFIRMED} and seat.member_id = :member_id) as is_pending,
  case when ${seesAnswers(audience)} then (
    select count(*)::int4 from (${UNCONFIRMED}) seat) else 0 end as unconfirmed,
  case when ${seesNames(audience)} then (
    select json_agg(${memberSummary('m', viewer)}
      order by m.member_id <> d.host_id, seat.decided_at, seat.club_member_id)
    from club_members seat join members m using (member_id)
    where seat.club_id = d.club_id and seat.status = 'CLUB_JOINED') end as going,
  case when ${seesAnswers(audience)} then (
    select count(*)::int4 from club_answers said join crew_members fellow using (member_id)
    where said.club_id = d.club_id and not said.is_going
      and fellow.crew_id = d.crew_id and fellow.state = 'JOINED') else 0 end as not_going,
  case when ${seesAnswers(audience)} then (
    select json_agg(${memberSummary('m', viewer)} order by awaited.since, awaited.member_id)
    from (${AWAITED}) awaited join members m using (member_id)) end as waiting_for,
  (select seat.status = 'CLUB_JOINED' from club_members seat
    where seat.club_id = d.club_id and seat.member_id = :member_id) as has_seat,
  (select said.is_going from club_answers said
    where said.club_id = d.club_id and said.member_id = :member_id) as said_going,
  (select nullif(count(*)::int4, 0) from club_members own join club_members q using (club_id)
    where own.club_id = d.club_id and own.member_id = :member_id
      and own.queued_at is not null and own.expires_at is null
      and q.queued_at is not null and q.expires_at is null and ${isInCrew('d', 'q.member_id')}
      and (q.queued_at, q.club_member_id) <= (own.queued_at, own.club_member_id)) as my_position`;

const dateRow = {
  crew_id: notNull(int, OF_CREW),
  club_id: int,
  planned_date: notNull(date, OF_CREW),
  meeting_date: date,
  meeting_time: time,
  duration_minutes: int,
  is_online: bool,
  location: nullable(text),
  member_limit: int,
  joined_count: int,
  offered_count: int,
  visibility: clubVisibility,
  opens_at: nullable(timestamp),
  cancelled_at: nullable(timestamp),
  cancel_reason: nullable(text),
  fee: int,
  own_name: nullable(text),
  changed_at: nullable(timestamp),
  change: nullable(jsonText),
  is_pending: bool,
  unconfirmed: int,
  going: nullable(jsonText),
  not_going: int,
  waiting_for: nullable(jsonText),
  has_seat: nullable(bool),
  said_going: nullable(bool),
  my_position: nullable(int),
};

/**
 * Every meeting of the crew that has not ended, including cancelled ones, and for members of the
 * crew its last past meetings.
 */
export const selectCrewDates = statement('select_crew_dates', {
  text: `
    select ${dateColumns(':audience::text')}
    from clubs d
    where d.crew_id = :crew_id and not ${isHostHidden('d', viewer)}
      and (not ${hasEnded('d')} or :audience::text = 'joined' and d.club_id in (
      select met.club_id from clubs met
      where met.crew_id = :crew_id and met.cancelled_at is null and met.joined_count > 1
        and ${hasEnded('met')}
      order by met.meeting_date desc, met.meeting_time desc limit ${PAST_SHOWN}))
    order by d.meeting_date, d.meeting_time, d.club_id`,
  params: {
    crew_id: int,
    member_id: int,
    audience: text,
    ...hiddenParams,
    ...nowParams,
  },
  row: dateRow,
});
export type CrewDateRow = StatementRow<typeof selectCrewDates>;

export const selectOwnDates = statement('select_dates_of_own_crews', {
  text: `
    select ${dateColumns(`'joined'`)}
    from crew_members own join clubs d using (crew_id)
    where own.member_id = :member_id and own.state = 'JOINED' and d.cancelled_at is null
      and not ${hasEnded('d')}
    order by d.meeting_date, d.meeting_time, d.club_id`,
  params: { member_id: int, ...hiddenParams, ...nowParams },
  row: dateRow,
});
