import {
  bigint,
  bool,
  date,
  int,
  intArray,
  nullable,
  text,
  textArray,
  time,
  timestamp,
} from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { crewPlanColumns } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import { hasEnded, nowParams } from '#server/modules/clubs/meeting-clock.ts';
import { crewRole, rhythmInterval } from '../crew.column.ts';

/** Every planned date since `from`: upcoming, past or skipped. */
export const selectKnownDates = statement('select_known_dates', {
  text: `
    select planned_date, cancelled_at is null as is_open, is_extra from clubs
    where crew_id = :crew_id and planned_date >= (select :from::date)
    union
    select planned_date, false, false from crew_skips
    where crew_id = :crew_id and planned_date >= (select :from::date)`,
  params: { crew_id: int, from: date },
  row: { planned_date: date, is_open: bool, is_extra: bool },
});

/**
 * Lock the members: otherwise a concurrent withdrawal would not delete the seats that this
 * transaction adds.
 */
export const lockSeatedMembers = statement('lock_seated_members', {
  text: `
    select own.member_id, own.role = 'HOST' as is_host,
      coalesce(own.joined_at, :now) as joined_at
    from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED' and m.status = 'ACTIVE'
      and (own.role = 'HOST' or own.always_going)
    order by m.member_id
    for share of m`,
  params: { crew_id: int, now: timestamp },
  row: { member_id: int, is_host: bool, joined_at: timestamp },
});

/**
 * SQL: the member `own` has not answered the crew meeting. A position in its queue counts as an
 * answer.
 */
const isUnanswered = (date: string) => `not exists (
        select from club_answers answer
        where answer.club_id = ${date}.club_id and answer.member_id = own.member_id)
      and not exists (
        select from club_members q
        where q.club_id = ${date}.club_id and q.member_id = own.member_id
          and q.queued_at is not null)`;

export const selectUnanswered = statement('select_unanswered_dates', {
  text: `
    select own.member_id, array(
      select c.club_id from clubs c
      where c.club_id = any(:club_ids) and ${isUnanswered('c')}
      order by c.planned_date) as club_ids
    from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED' and m.status = 'ACTIVE'
      and exists (
        select from unnest(:club_ids::int4[]) asked (club_id)
        where ${isUnanswered('asked')})
    order by own.member_id
    for key share of m`,
  params: { crew_id: int, club_ids: intArray },
  row: { member_id: int, club_ids: intArray },
});

export const selectDateClub = statement('select_club_of_date', {
  text: `
    select club_id, cancelled_at is not null as is_cancelled from clubs
    where crew_id = :crew_id and planned_date = :planned_date`,
  params: { crew_id: int, planned_date: date },
  row: { club_id: int, is_cancelled: bool },
});

export const selectMeetingOn = statement('select_meeting_of_crew_on_day', {
  text: `
    select club_id from clubs
    where crew_id = :crew_id and meeting_date = (select :day::date) and cancelled_at is null`,
  params: { crew_id: int, day: date },
  row: { club_id: int },
});

export const insertSkip = statement('insert_crew_skip', {
  text: `
    insert into crew_skips (crew_id, planned_date, note, skipped_at)
    values (:crew_id, :planned_date, :note, :now)
    on conflict (crew_id, planned_date) do nothing`,
  params: { crew_id: int, planned_date: date, note: nullable(text), now: timestamp },
});

const planNames = Object.keys(crewPlanColumns);

export const updateRhythm = statement('update_crew_rhythm', {
  text: `
    update crews
    set every = :every, weekday = :weekday, nth = :nth, starts_on = :starts_on,
      ${planNames.map((column) => `${column} = :${column}`).join(', ')}
    where crew_id = :crew_id`,
  params: {
    crew_id: int,
    every: rhythmInterval,
    weekday: nullable(int),
    nth: nullable(int),
    starts_on: date,
    ...crewPlanColumns,
  },
});

export const resumeRhythm = statement('resume_crew_rhythm', {
  text: `
    update crews set paused_at = null, pause_reason = null, starts_on = :starts_on,
      counted_from = :now
    where crew_id = :crew_id`,
  params: { crew_id: int, starts_on: date, now: timestamp },
});

/**
 * SQL: fewer than two people joined each of the last two meetings. Meetings from before the last
 * restart of the crew do not count.
 */
const TOO_FEW = `(
  select count(*) filter (where past.joined_count < 2) = 2
  from (
    select c.joined_count from clubs c
    where c.crew_id = k.crew_id and c.cancelled_at is null and ${hasEnded('c')}
      and (k.counted_from is null
        or (c.meeting_date + c.meeting_time) at time zone 'Asia/Seoul' > k.counted_from)
    order by c.planned_date desc limit 2) past)`;

const IS_IDLE = `k.paused_at is null and k.ended_at is null and k.every <> 'NONE'
  and (${TOO_FEW} or k.hosted_at < :quiet_since)`;

/**
 * Stores when the host last used the app, because a crew pauses if its host stays away. Opening the
 * app issues a new refresh token, which shows the visit but is deleted later.
 */
export const recordHostVisits = statement('record_host_visits', {
  text: `
    update crews set hosted_at = :now where crew_id in (
      select k.crew_id from crews k
      where k.crew_id = any(:crew_ids) and k.hosted_at < :a_day_ago and exists (
        select from sessions s join refresh_tokens t using (session_id)
        where s.member_id = k.host_id and s.ended_at is null and t.created_at > :a_day_ago)
      order by k.crew_id for no key update skip locked)`,
  params: { crew_ids: intArray, now: timestamp, a_day_ago: timestamp },
});

export const pauseIdleCrew = statement('pause_idle_crew', {
  text: `
    update crews k set paused_at = :now,
      pause_reason = case when ${TOO_FEW} then 'TOO_FEW' else 'NO_ACTIVITY' end
    where k.crew_id = :crew_id and ${IS_IDLE}`,
  params: { crew_id: int, now: timestamp, quiet_since: timestamp, ...nowParams },
});

export const selectRunningCrews = statement('select_running_crews', {
  text: `
    select k.crew_id, k.every, k.weekday, k.nth, k.starts_on, k.meeting_time, k.ahead,
      ${IS_IDLE} as is_idle,
      array(select c.planned_date::text from clubs c
        where c.crew_id = k.crew_id and c.planned_date >= :today::date
          and c.cancelled_at is null) as open,
      array(select c.planned_date::text from clubs c
        where c.crew_id = k.crew_id and c.planned_date >= :today::date
          and c.cancelled_at is not null
        union all
        select skip.planned_date::text from crew_skips skip
        where skip.crew_id = k.crew_id and skip.planned_date >= :today::date) as closed
    from crews k
    where k.ended_at is null and k.paused_at is null and k.crew_id > :after
    order by k.crew_id limit :size`,
  params: { after: int, size: bigint, quiet_since: timestamp, ...nowParams },
  row: {
    crew_id: int,
    every: rhythmInterval,
    weekday: nullable(int),
    nth: nullable(int),
    starts_on: date,
    meeting_time: time,
    ahead: int,
    is_idle: bool,
    open: textArray,
    closed: textArray,
  },
});

export const lockCrewReaders = statement('lock_crew_readers', {
  text: `
    select own.member_id, own.role
    from crew_members own join members m using (member_id)
    where own.crew_id = :crew_id and own.state = 'JOINED' and m.status = 'ACTIVE'
    order by own.member_id
    for key share of m`,
  params: { crew_id: int },
  row: { member_id: int, role: crewRole },
});
