import { CommandError } from '#server/commands/command-error.ts';
import { date, int, notNull, nullable, text, timestamp } from '#server/database/column.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { type StatementRow, statement } from '#server/database/statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { absenceDecision } from '#server/modules/clubs/club.column.ts';
import {
  decideAbsence,
  lockNotifiedMembers,
} from '#server/modules/clubs/meetings/attendance/attendance.repository.ts';
import { settleReputation } from '#server/modules/clubs/meetings/attendance/settle-reputation.ts';
import { ringClub } from '#server/modules/clubs/notify-club.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { recordAction } from './audit.ts';
import { requireId, requireText } from './command-line.ts';
import type { Run } from './operator-session.ts';
import { oneLine, person, seoulMinute } from './print.view.ts';

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

const selectOpenContests = statement('operator_select_open_contests', {
  text: `${contested} and a.decided_at is null and m.status <> 'WITHDRAWN'
    order by a.contested_at, a.club_id, a.member_id limit 200`,
  params: {},
  row,
});
type ContestRow = StatementRow<typeof selectOpenContests>;

const selectAllContests = statement('operator_select_all_contests', {
  text: `${contested} order by a.contested_at desc, a.club_id, a.member_id limit 200`,
  params: {},
  row,
});

export const listContested: Run = async ({ database }, { all }) => {
  const rows = await findMany(database, all ? selectAllContests : selectOpenContests, {});
  if (rows.length === 0) {
    return { lines: [all ? '왔다고 알려 온 사람이 없어요.' : '판단할 참석이 없어요.'], rows };
  }
  const title = all
    ? '왔다고 알려 온 사람 (새것부터 200명까지)'
    : '판단할 참석 (오래된 것부터 200명까지)';
  const decide = '판단하려면: attendance decide <아지트> <회원> <came|absent> --note "…"';
  return { lines: [title, ...rows.map(contestLine), ...(all ? [] : [decide])], rows };
};

function contestLine(row: ContestRow): string {
  return [
    `아지트 ${row.club_id} (${oneLine(row.club_name)}, ${row.meeting_date})`,
    person(row.member_id, row.nickname),
    `호스트 ${person(row.host_id, row.host_nickname)}`,
    `표시 ${seoulMinute(row.marked_at)}`,
    `알림 ${seoulMinute(row.contested_at)}`,
    ...(row.decision === null ? [] : [`판단: ${row.decision === 'CAME' ? '왔음' : '오지 않음'}`]),
  ].join(' · ');
}

const decisions = { came: 'CAME', absent: 'ABSENT' } as const;

export const decideAttendance: Run = async (session, request) => {
  const clubId = requireId(request.target, '아지트');
  const memberId = requireId(request.more[0], '회원');
  const decision = requireDecision(request.more[1]);
  const note = requireText(request.note, 'note');
  const target = `club ${clubId} member ${memberId}`;
  await inTransaction(session, async (tx) => {
    const decided = await execute(tx, decideAbsence, {
      club_id: clubId,
      member_id: memberId,
      decision: decisions[decision],
      now: session.now,
    });
    if (decided === 0) {
      throw new CommandError(
        '왔다고 알려 온 적이 없거나 이미 판단한 참석이에요. 판단할 참석을 보려면: attendance list',
      );
    }
    const present = await findMany(tx, lockNotifiedMembers, { member_ids: [memberId] });
    await addNotices(
      tx,
      present.map(() => ({ kind: 'ATTENDANCE', memberId, clubId, data: { attendance: decision } })),
    );
    await settleReputation(tx, clubId, session.now);
    await ringClub(tx, clubId);
    await recordAction(tx, session, {
      action: 'decide-attendance',
      target,
      note: `${decision}: ${note}`,
    });
  });
  const label = decision === 'came' ? '온 것으로' : '오지 않은 것으로';
  return {
    lines: [`${clubId}번 아지트에 ${memberId}번 회원이 ${label} 판단했어요.`],
    rows: [{ target, done: true }],
  };
};

function requireDecision(word: string | undefined): keyof typeof decisions {
  if (word === 'came' || word === 'absent') return word;
  throw new CommandError('came(왔음)이나 absent(오지 않음)라고 적어 주세요.');
}
