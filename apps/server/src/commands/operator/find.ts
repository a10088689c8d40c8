import { seoulToday } from '@azit/rules/seoul-clock';
import { CommandError } from '#server/commands/command-error.ts';
import { findMany, findOne } from '#server/database/run-statement.ts';
import { nowValues } from '#server/modules/clubs/meeting-clock.ts';
import { type OperatorRequest, requireId } from './command-line.ts';
import { countPerDay, findClubs, findMembers } from './find.repository.ts';
import type { Run } from './operator-session.ts';
import { oneLine, person } from './print.view.ts';
import { selectClubTarget, selectMemberTarget } from './target.repository.ts';
import { clubDetail, memberDetail, statusLabels } from './target.view.ts';

export const searchMembers: Run = async ({ database }, request) => {
  const rows = await findMany(database, findMembers, { word: requireWord(request) });
  const lines = rows.map(({ member_id, nickname, email, status }) =>
    [person(member_id, nickname), oneLine(email ?? ''), statusLabels[status] ?? status].join(' · '),
  );
  return { lines: lines.length === 0 ? ['그런 회원이 없어요.'] : lines, rows };
};

export const searchClubs: Run = async ({ database }, request) => {
  const rows = await findMany(database, findClubs, { word: requireWord(request) });
  const lines = rows.map((row) =>
    [
      `아지트 ${row.club_id}: ${oneLine(row.club_name)}`,
      `${row.meeting_date} ${row.meeting_time.slice(0, 5)}`,
      person(row.host_id, row.host_nickname),
    ].join(' · '),
  );
  return { lines: lines.length === 0 ? ['그런 아지트가 없어요.'] : lines, rows };
};

export const showMember: Run = async ({ database, now }, request) => {
  const memberId = requireId(request.target, '회원');
  const params = { member_id: memberId, ...nowValues(now) };
  const row = await findOne(database, selectMemberTarget, params);
  if (row === undefined) throw new CommandError(`${memberId}번 회원은 없어요.`);
  return { lines: memberDetail(row), rows: [row] };
};

export const showClub: Run = async ({ database, now }, request) => {
  const clubId = requireId(request.target, '아지트');
  const row = await findOne(database, selectClubTarget, { club_id: clubId });
  if (row === undefined) throw new CommandError(`${clubId}번 아지트는 없어요.`);
  return { lines: clubDetail(row, now), rows: [row] };
};

export const showStats: Run = async ({ database, now }) => {
  const rows = await findMany(database, countPerDay, { today: seoulToday(now) });
  const lines = rows.map((row) =>
    [
      row.day,
      `가입 ${row.members}`,
      `새 아지트 ${row.clubs}`,
      `신청 ${row.applications}`,
      `메시지 ${row.messages}`,
      `모임 ${row.meetings}`,
    ].join(' · '),
  );
  return { lines, rows };
};

function requireWord({ target }: OperatorRequest): string {
  const word = target?.normalize('NFC').trim() ?? '';
  if (word === '') throw new CommandError('찾을 말을 적어 주세요.');
  return word;
}
