import {
  bool,
  date,
  int,
  jsonText,
  nullable,
  text,
  time,
  timestamp,
} from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { movedOpening, visibilityAfter } from '#server/modules/clubs/club.repository.ts';

const SHOWN = 20;

export const selectClubChanges = statement('select_club_changes', {
  text: `
    select changed_at, note, fields from club_changes
    where club_id = :club_id order by sequence desc limit ${SHOWN}`,
  params: { club_id: int },
  row: { changed_at: timestamp, note: nullable(text), fields: jsonText },
});
export type ClubChangeRow = StatementRow<typeof selectClubChanges>;

export const selectLastChange = statement('select_last_change', {
  text: 'select max(changed_at) as changed_at from club_changes where club_id = :club_id',
  params: { club_id: int },
  row: { changed_at: nullable(timestamp) },
});

export const updateChangedPlan = statement('update_changed_plan', {
  text: `
    update clubs
    set club_name = :club_name, member_limit = :member_limit, meeting_date = :meeting_date,
      meeting_time = :meeting_time, duration_minutes = :duration_minutes, is_online = :is_online,
      location = :location, area_code = :area_code, is_area_read = true,
      online_link = :online_link, sequence = sequence + 1, opens_at = ${movedOpening},
      visibility = ${visibilityAfter(movedOpening)}
    where club_id = :club_id
    returning sequence`,
  params: {
    club_id: int,
    club_name: text,
    member_limit: int,
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    is_online: bool,
    location: nullable(text),
    area_code: nullable(text),
    online_link: nullable(text),
    now: timestamp,
  },
  row: { sequence: int },
});

export const insertClubChange = statement('insert_club_change', {
  text: `
    insert into club_changes (club_id, sequence, changed_at, note, fields)
    values (:club_id, :sequence, :changed_at, :note, :fields)`,
  params: {
    club_id: int,
    sequence: int,
    changed_at: timestamp,
    note: nullable(text),
    fields: jsonText,
  },
});
