import { isClubHidden, isHidden } from '#server/database/block-sql.ts';
import { int, nullable, text, timestamp } from '#server/database/column.ts';
import { statement } from '#server/database/statement.ts';

export const selectReportedClub = statement('select_reported_club', {
  text: `
    select host_id from clubs c
    where club_id = :club_id and not ${isClubHidden('c', ':viewer_id')}`,
  params: { club_id: int, viewer_id: int },
  row: { host_id: int },
});

export const insertClubReport = statement('insert_club_report', {
  text: `
    insert into club_reports (club_id, reporter_id, category, reason, created_at)
    values (:club_id, :reporter_id, :category, :reason, :created_at)
    on conflict on constraint club_reports_once do nothing
    returning club_report_id`,
  params: {
    club_id: int,
    reporter_id: int,
    category: text,
    reason: nullable(text),
    created_at: timestamp,
  },
  row: { club_report_id: int },
});

/**
 * Also finds hidden and withdrawn members who had a seat in the same club as the reporter: a block
 * or a withdrawal must not prevent a report about a meeting. The reply must not reveal whether
 * there was one.
 */
export const selectReportedMember = statement('select_reported_member', {
  text: `
    select member_id from members m
    where member_id = :member_id and (
      status <> 'WITHDRAWN' and not (${isHidden('member_id', ':viewer_id')})
      or exists (
        select from club_members mine join club_members theirs using (club_id)
        where mine.member_id = :viewer_id and theirs.member_id = m.member_id
          and mine.status in ('CLUB_JOINED', 'CLUB_KICKED')
          and theirs.status in ('CLUB_JOINED', 'CLUB_KICKED')))`,
  params: { member_id: int, viewer_id: int },
  row: { member_id: int },
});

export const insertMemberReport = statement('insert_member_report', {
  text: `
    insert into member_reports (member_id, reporter_id, category, reason, created_at)
    values (:member_id, :reporter_id, :category, :reason, :created_at)
    on conflict (member_id, reporter_id) where closed_at is null do nothing
    returning member_report_id`,
  params: {
    member_id: int,
    reporter_id: int,
    category: text,
    reason: nullable(text),
    created_at: timestamp,
  },
  row: { member_report_id: int },
});

const closeParams = { report_id: int, closed_at: timestamp, verdict: text };

export const closeClubReport = statement('operator_close_club_report', {
  text: `
    update club_reports set closed_at = :closed_at, verdict = :verdict
    where club_report_id = :report_id and closed_at is null
    returning reporter_id, category`,
  params: closeParams,
  row: { reporter_id: int, category: text },
});

export const closeMemberReport = statement('operator_close_member_report', {
  text: `
    update member_reports set closed_at = :closed_at, verdict = :verdict
    where member_report_id = :report_id and closed_at is null
    returning reporter_id, category`,
  params: closeParams,
  row: { reporter_id: int, category: text },
});
