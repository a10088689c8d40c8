import { bigint, date, int, nullable, text, time, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectClubTarget = statement({
  name: 'operator_select_club',
  text: `
    select c.club_id, c.club_name, c.club_info, c.meeting_date, c.meeting_time, c.joined_count,
      c.cancelled_at, c.host_id, h.nickname as host_nickname,
      (select count(*) from club_reports where club_id = c.club_id) as reports
    from clubs c join members h on h.member_id = c.host_id
    where c.club_id = $1`,
  params: [int],
  row: {
    club_id: int,
    club_name: text,
    club_info: text,
    meeting_date: date,
    meeting_time: time,
    joined_count: int,
    cancelled_at: nullable(timestamp),
    host_id: int,
    host_nickname: nullable(text),
    reports: bigint,
  },
});

export const selectMemberTarget = statement({
  name: 'operator_select_member',
  text: `
    select m.member_id, m.nickname, m.about_me, m.status,
      (select count(*) from member_reports where member_id = m.member_id) as reports,
      (select count(*) from clubs
       where host_id = m.member_id and cancelled_at is null
         and (meeting_date, meeting_time) > ($2, $3)) as hosted_ahead
    from members m
    where m.member_id = $1`,
  params: [int, date, time],
  row: {
    member_id: int,
    nickname: nullable(text),
    about_me: nullable(text),
    status: text,
    reports: bigint,
    hosted_ahead: bigint,
  },
});

export const cancelClub = statement({
  name: 'operator_cancel_club',
  text: 'update clubs set cancelled_at = $2 where club_id = $1 and cancelled_at is null',
  params: [int, timestamp],
});

/** From one status to another, and only from that one. */
export const changeMemberStatus = statement({
  name: 'operator_change_member_status',
  text: 'update members set status = $3 where member_id = $1 and status = $2',
  params: [int, text, text],
});

export const endSessions = statement({
  name: 'operator_end_sessions',
  text: 'update sessions set ended_at = $2 where member_id = $1 and ended_at is null',
  params: [int, timestamp],
});
