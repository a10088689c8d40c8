import { date, int, notNull, nullable, text, timestamp } from '#server/database/column.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { absenceDecision } from '#server/modules/clubs/club.column.ts';

const contested = `
  select a.club_id, c.club_name, c.meeting_date, c.host_id, host.nickname as host_nickname,
    a.member_id, m.nickname, a.marked_at, a.contested_at, a.decided_at, a.decision
  from absences a
  join clubs c using (club_id)
  join members host on host.member_id = c.host_id
  join members m on m.member_id = a.member_id
  where a.contested_at is not null`;

const row = {
  club_id: int,
  club_name: text,
  meeting_date: date,
  host_id: int,
  host_nickname: nullable(text),
  member_id: int,
  nickname: nullable(text),
  marked_at: timestamp,
  contested_at: notNull(timestamp, 'only those who have contested'),
  decided_at: nullable(timestamp),
  decision: nullable(absenceDecision),
};

export const selectOpenContests = statement('operator_select_open_contests', {
  text: `${contested} and a.decided_at is null and m.status <> 'WITHDRAWN'
    order by a.contested_at, a.club_id, a.member_id limit 200`,
  params: {},
  row,
});
export type ContestRow = StatementRow<typeof selectOpenContests>;

export const selectAllContests = statement('operator_select_all_contests', {
  text: `${contested} order by a.contested_at desc, a.club_id, a.member_id limit 200`,
  params: {},
  row,
});
