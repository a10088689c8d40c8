import {
  bool,
  date,
  int,
  intArray,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type ParameterValues, statement } from '#server/database/statement.ts';

export const crewPlanColumns = {
  meeting_time: time,
  duration_minutes: int,
  member_limit: int,
  fee: int,
  is_online: bool,
  location: nullable(text),
  area_code: nullable(text),
  online_link: nullable(text),
};
export type CrewDatePlan = ParameterValues<typeof crewPlanColumns>;

/**
 * Two workers may try to create the same crew meeting: the unique key of crew and planned date lets
 * only one succeed.
 */
export const insertCrewDate = statement('insert_crew_date', {
  text: `
    insert into clubs (crew_id, planned_date, host_id, club_name, club_info, join_question,
      category_small_id, category_large_id, image_path, image_name, meeting_date, meeting_time,
      duration_minutes, member_limit, fee, gender_restriction, is_online, location, area_code,
      online_link, is_area_read, visibility, opens_at, is_extra, created_at, releases_seats)
    select k.crew_id, :planned_date, k.host_id, k.name, left(coalesce(nullif(k.intro, ''), k.name), 128),
      :join_question, k.category_small_id, s.category_large_id, k.image_path, k.image_name,
      :planned_date, :meeting_time, :duration_minutes, :member_limit, :fee, 'ALL', :is_online,
      :location, :area_code, :online_link, true, 'BY_LINK', :opens_at, :is_extra, :now,
      k.releases_seats
    from crews k join small_categories s using (category_small_id)
    where k.crew_id = :crew_id
    on conflict (crew_id, planned_date) do nothing
    returning club_id`,
  params: {
    crew_id: int,
    planned_date: date,
    join_question: text,
    ...crewPlanColumns,
    opens_at: nullable(timestamp),
    is_extra: bool,
    now: timestamp,
  },
  row: { club_id: int },
});

export const selectCohosts = statement('select_cohosts_of_date', {
  text: 'select member_id from club_cohosts where club_id = :club_id order by member_id',
  params: { club_id: int },
  row: { member_id: int },
});

export const insertDateCohosts = statement('insert_cohosts_of_date', {
  text: `
    insert into club_cohosts (club_id, member_id)
    select :club_id, member_id from crew_members
    where crew_id = :crew_id and role = 'COHOST'`,
  params: { club_id: int, crew_id: int },
});

/** Inserts in the given order, so that the seats keep the order in which the members joined. */
export const insertDateSeats = statement('insert_seats_of_date', {
  text: `
    with seated as (
      insert into club_members (club_id, member_id, status, applied_at, decided_at)
      select :club_id, who.member_id, 'CLUB_JOINED', :now, :now
      from unnest(:member_ids::int4[]) with ordinality as who (member_id, ordinal)
      order by who.ordinal
      returning club_id, member_id)
    insert into club_answers (club_id, member_id, is_going, answered_at)
    select club_id, member_id, true, :now from seated`,
  params: { club_id: int, member_ids: intArray, now: timestamp },
});

/** Sort by `opens_at`: in the order of ids PostgreSQL would read all clubs, because few are due. */
export const openDueDates = statement('open_due_dates', {
  text: `
    update clubs set visibility = 'LISTED'
    where club_id in (
      select club_id from clubs
      where opens_at <= :now and visibility = 'BY_LINK' and cancelled_at is null
        and (:crew_id::int4 is null or crew_id = :crew_id)
      order by opens_at limit 100 for update skip locked)
    returning club_id`,
  params: { now: timestamp, crew_id: nullable(int) },
  row: { club_id: int },
});
