import { seoulToday } from '@azit/rules/seoul-clock';
import { CommandError } from '#server/commands/command-error.ts';
import { findMany } from '#server/database/run-statement.ts';
import { type OperatorRequest, requireId } from './command-line.ts';
import { describeTarget } from './describe-target.ts';
import { countPerDay, findClubs, findMembers } from './find.repository.ts';
import type { CommandResult, OperatorSession } from './operator-session.ts';
import { oneLine, person } from './print.view.ts';
import { statusLabels } from './target.view.ts';

export async function searchMembers(
  { database }: OperatorSession,
  request: OperatorRequest,
): Promise<CommandResult> {
  const rows = await findMany(database, findMembers, { word: requireWord(request) });
  const lines = rows.map(({ member_id, nickname, email, status }) =>
    [person(member_id, nickname), oneLine(email ?? ''), statusLabels[status] ?? status].join(' · '),
  );
  return { lines: lines.length === 0 ? ['그런 회원이 없어요.'] : lines, rows };
}

export async function searchClubs(
  { database }: OperatorSession,
  request: OperatorRequest,
): Promise<CommandResult> {
  const rows = await findMany(database, findClubs, { word: requireWord(request) });
  const lines = rows.map((row) =>
    [
      `아지트 ${row.club_id}: ${oneLine(row.club_name)}`,
      `${row.meeting_date} ${row.meeting_time.slice(0, 5)}`,
      person(row.host_id, row.host_nickname),
    ].join(' · '),
  );
  return { lines: lines.length === 0 ? ['그런 아지트가 없어요.'] : lines, rows };
}

export const showMember = show('m', '회원');
export const showClub = show('c', '아지트');

function show(kind: 'm' | 'c', noun: string) {
  return async (session: OperatorSession, request: OperatorRequest): Promise<CommandResult> => {
    const id = requireId(request.target, noun);
    const lines = await describeTarget(session, kind, id);
    if (lines.length === 0) throw new CommandError(`${id}번 ${noun}는 없어요.`);
    return { lines };
  };
}

export async function showStats({ database, now }: OperatorSession): Promise<CommandResult> {
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
}

function requireWord({ target }: OperatorRequest): string {
  const word = target?.normalize('NFC').trim() ?? '';
  if (word === '') throw new CommandError('찾을 말을 적어 주세요.');
  return word;
}
