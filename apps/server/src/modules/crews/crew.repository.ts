import { bool, date, int, nullable, text, time, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { crewRole, crewState, pauseReason, rhythmInterval } from './crew.column.ts';

export const crewColumns = {
  crew_id: int,
  host_id: nullable(int),
  name: text,
  intro: text,
  category_small_id: int,
  image_path: nullable(text),
  image_name: nullable(text),
  every: rhythmInterval,
  weekday: nullable(int),
  nth: nullable(int),
  starts_on: date,
  meeting_time: time,
  duration_minutes: int,
  is_online: bool,
  location: nullable(text),
  area: nullable(text),
  area_code: nullable(text),
  online_link: nullable(text),
  member_limit: int,
  fee: int,
  ahead: int,
  opens_hours_before: nullable(int),
  joined_count: int,
  created_at: timestamp,
  hosted_at: timestamp,
  paused_at: nullable(timestamp),
  pause_reason: nullable(pauseReason),
  ended_at: nullable(timestamp),
};
const columnNames = Object.keys(crewColumns).join(', ');

/** Every act on a crew takes this lock before locks of clubs, rooms and members. */
export const lockCrew = statement({
  name: 'lock_crew',
  text: `select ${columnNames} from crews where crew_id = :crew_id for update`,
  params: { crew_id: int },
  row: crewColumns,
});
export type CrewRow = StatementRow<typeof lockCrew>;

export const selectCrewMember = statement({
  name: 'select_crew_member',
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

/** A crew pauses eight weeks after the last act of its hosts. */
export const recordHostActivity = statement({
  name: 'record_host_activity',
  text: 'update crews set hosted_at = :now where crew_id = :crew_id',
  params: { crew_id: int, now: timestamp },
});
