import { bool, date, int, nullable, text, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { crewPlanColumns } from '#server/modules/clubs/crew-dates/crew-date.repository.ts';
import {
  crewRole,
  crewState,
  pauseReason,
  rhythmInterval,
} from '#server/modules/crews/crew.column.ts';

const settingColumns = {
  name: text,
  intro: text,
  every: rhythmInterval,
  weekday: nullable(int),
  nth: nullable(int),
  starts_on: date,
  ...crewPlanColumns,
  ahead: int,
  opens_hours_before: nullable(int),
  releases_seats: bool,
};

export const crewColumns = {
  crew_id: int,
  host_id: nullable(int),
  category_small_id: int,
  image_path: nullable(text),
  image_name: nullable(text),
  ...settingColumns,
  area: nullable(text),
  joined_count: int,
  created_at: timestamp,
  hosted_at: timestamp,
  paused_at: nullable(timestamp),
  pause_reason: nullable(pauseReason),
  ended_at: nullable(timestamp),
};
const columnNames = Object.keys(crewColumns).join(', ');

/**
 * Every change of a crew takes this lock before it locks clubs, rooms and members. If a transaction
 * updates a crew meeting twice, PostgreSQL checks the foreign key to the crew and locks the crew
 * FOR KEY SHARE, after the club. A lock FOR UPDATE would conflict with that and could deadlock.
 */
export const lockCrew = statement('lock_crew', {
  text: `select ${columnNames} from crews where crew_id = :crew_id for no key update`,
  params: { crew_id: int },
  row: crewColumns,
});
export type CrewRow = StatementRow<typeof lockCrew>;

export const selectCrewHost = statement('select_crew_host', {
  text: 'select host_id from crews where crew_id = :crew_id',
  params: { crew_id: int },
  row: { host_id: nullable(int) },
});

export const selectCrewMember = statement('select_crew_member', {
  text: `
    select member_id, role, state, always_going, invited_at, declined_at, joined_at, requested_role
    from crew_members where crew_id = :crew_id and member_id = :member_id`,
  params: { crew_id: int, member_id: int },
  row: {
    member_id: int,
    role: crewRole,
    state: crewState,
    always_going: bool,
    invited_at: nullable(timestamp),
    declined_at: nullable(timestamp),
    joined_at: nullable(timestamp),
    requested_role: nullable(crewRole),
  },
});
export type CrewMemberRow = StatementRow<typeof selectCrewMember>;

export const recordHostActivity = statement('record_host_activity', {
  text: 'update crews set hosted_at = :now where crew_id = :crew_id',
  params: { crew_id: int, now: timestamp },
});

const newColumns = { host_id: int, ...settingColumns };
const newNames = Object.keys(newColumns);

export const insertCrew = statement('insert_crew', {
  text: `
    insert into crews (${newNames.join(', ')}, category_small_id, image_path, image_name,
      created_at, hosted_at)
    select ${newNames.map((name) => `:${name}`).join(', ')}, category_small_id,
      :image_path, :image_name, :now, :now
    from small_categories where category_small_id = :category_small_id
    returning crew_id`,
  params: {
    ...newColumns,
    category_small_id: int,
    image_path: nullable(text),
    image_name: nullable(text),
    now: timestamp,
  },
  row: { crew_id: int },
});

export const selectNewestCrew = statement('select_newest_crew', {
  text: `
    select crew_id from crews
    where host_id = :host_id and name = :name and created_at > :since and ended_at is null
    order by crew_id desc limit 1`,
  params: { host_id: int, name: text, since: timestamp },
  row: { crew_id: int },
});

export const updateCrew = statement('update_crew', {
  text: `
    update crews set name = :name, intro = :intro, ahead = :ahead,
      opens_hours_before = :opens_hours_before, releases_seats = :releases_seats
    where crew_id = :crew_id`,
  params: {
    crew_id: int,
    name: text,
    intro: text,
    ahead: int,
    opens_hours_before: nullable(int),
    releases_seats: bool,
  },
});

export const hideCrewTexts = statement('hide_crew_texts', {
  text: `
    update crews set name = :name, intro = ''
    where crew_id = :crew_id and (name <> :name or intro <> '')`,
  params: { crew_id: int, name: text },
});

export const endCrew = statement('end_crew', {
  text: 'update crews set ended_at = :now where crew_id = :crew_id and ended_at is null',
  params: { crew_id: int, now: timestamp },
});

/** A crew that lost its host is paused, so a new host also ends this pause. */
export const setCrewHost = statement('set_crew_host', {
  text: `
    update crews set host_id = :host_id, hosted_at = :now,
      paused_at = case when pause_reason = 'NO_HOST' then null else paused_at end,
      pause_reason = nullif(pause_reason, 'NO_HOST')
    where crew_id = :crew_id`,
  params: { crew_id: int, host_id: int, now: timestamp },
});

export const clearCrewHost = statement('clear_crew_host', {
  text: `
    update crews set host_id = null,
      paused_at = case when ended_at is null then :now else paused_at end,
      pause_reason = case when ended_at is null then 'NO_HOST' else pause_reason end
    where crew_id = :crew_id`,
  params: { crew_id: int, now: timestamp },
});
