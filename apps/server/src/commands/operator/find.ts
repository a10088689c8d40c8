import { seoulToday } from '@azit/rules/seoul-clock';
import { CommandError } from '#server/commands/command-error.ts';
import { findMany } from '#server/database/run-statement.ts';
import { type OperatorRequest, requireId } from './command-line.ts';
import { describeTarget } from './describe-target.ts';
import { countPerDay, FOUND_MAX, findClubs, findMembers, findReviews } from './find.repository.ts';
import type { Run } from './operator-session.ts';
import { oneLine, person } from './print.view.ts';
import { statusLabels } from './target.view.ts';

export const searchMembers: Run = async ({ database }, request) => {
  const rows = await findMany(database, findMembers, { word: requireWord(request) });
  const lines = rows.map(({ member_id, nickname, email, status }) =>
    [person(member_id, nickname), oneLine(email ?? ''), statusLabels[status] ?? status].join(' · '),
  );
  if (rows.length === 0) return { lines: ['그 말이 들어간 닉네임이나 이메일이 없어요.'], rows };
  const cut =
    rows.length < FOUND_MAX ? [] : [`${FOUND_MAX}명까지만 보여요. 더 긴 말로 찾아 주세요.`];
  return { lines: [...lines, ...cut, '자세히 보려면: members show <번호>'], rows };
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
  if (rows.length === 0) return { lines: ['그 말이 이름에 들어간 아지트가 없어요.'], rows };
  const cut =
    rows.length < FOUND_MAX ? [] : [`${FOUND_MAX}개까지만 보여요. 더 긴 말로 찾아 주세요.`];
  return { lines: [...lines, ...cut, '자세히 보려면: clubs show <번호>'], rows };
};

export const searchReviews: Run = async (session, request) => {
  const memberId = requireId(request.target, '회원');
  await describeTarget(session, 'm', memberId);
  const rows = await findMany(session.database, findReviews, { member_id: memberId });
  if (rows.length === 0) return { lines: ['글이 있는 후기를 받은 적이 없어요.'], rows };
  const lines = rows.map((row) =>
    [
      `후기 ${row.review_id}`,
      seoulToday(row.created_at),
      person(row.reviewer_id, row.reviewer_nickname),
      oneLine(row.comment_body),
    ].join(' · '),
  );
  const title = `${memberId}번 회원이 받은 후기의 글 (새것부터 200개까지)`;
  return { lines: [title, ...lines, '글을 가리려면: reviews hide <번호> --note "…"'], rows };
};

export const showMember: Run = (session, request) =>
  describeTarget(session, 'm', requireId(request.target, '회원'));

export const showClub: Run = (session, request) =>
  describeTarget(session, 'c', requireId(request.target, '아지트'));

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
