import { bigint, date, int, nullable, text, time, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';
import { isAhead, nowParams } from '#server/modules/clubs/meeting-clock.ts';

export const selectClubTarget = statement('operator_select_club', {
  text: `
    select c.club_id, c.club_name, c.club_info, c.meeting_date, c.meeting_time,
      c.duration_minutes, c.joined_count,
      c.cancelled_at, c.host_id, h.nickname as host_nickname, c.crew_id,
      (select name from crews where crew_id = c.crew_id) as crew_name,
      (select count(*) from club_reports where club_id = c.club_id) as reports
    from clubs c join members h on h.member_id = c.host_id
    where c.club_id = :club_id`,
  params: { club_id: int },
  row: {
    club_id: int,
    club_name: text,
    club_info: text,
    meeting_date: date,
    meeting_time: time,
    duration_minutes: int,
    joined_count: int,
    cancelled_at: nullable(timestamp),
    host_id: int,
    host_nickname: nullable(text),
    crew_id: nullable(int),
    crew_name: nullable(text),
    reports: bigint,
  },
});

export const selectClubsAhead = statement('operator_select_clubs_ahead', {
  text: `
    select c.club_id from clubs c where c.host_id = :member_id and ${isAhead('c')}
    order by c.club_id`,
  params: { member_id: int, ...nowParams },
  row: { club_id: int },
});

export const selectMemberTarget = statement('operator_select_member', {
  text: `
    select m.member_id, m.nickname, m.about_me, m.status,
      (select count(*) from member_reports where member_id = m.member_id) as reports,
      (select count(*) from message_reports where member_id = m.member_id) as message_reports,
      (select count(*) from clubs c
       where c.host_id = m.member_id and ${isAhead('c')}) as hosted_ahead
    from members m
    where m.member_id = :member_id`,
  params: { member_id: int, ...nowParams },
  row: {
    member_id: int,
    nickname: nullable(text),
    about_me: nullable(text),
    status: text,
    reports: bigint,
    message_reports: bigint,
    hosted_ahead: bigint,
  },
});
