import { expect } from 'vitest';
import { runCommandLine } from '#server/commands/operator/run-command-line.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

// The command reads the real clock, so the clubs must meet in the far future.
const AHEAD = { meetingDate: '2099-11-21' };

let host: TestMember;
let joined: TestMember;
let waiting: TestMember;
let words: string[];
test.beforeEach(async () => {
  const { context } = server;
  await runSql(context.database, 'truncate operator_actions');
  host = await createMember(context);
  joined = await createMember(context);
  waiting = await createMember(context);
  for (let made = 0; made < 2; made += 1) {
    const clubId = await createClub(context, { hostId: host.memberId, ...AHEAD });
    await addClubMember(context, clubId, joined.memberId, 'CLUB_JOINED');
    await addClubMember(context, clubId, waiting.memberId, 'CLUB_WAITING');
  }
  await createClub(context, { hostId: host.memberId, meetingDate: '2020-11-21' });
  words = ['members', 'suspend', String(host.memberId), '--note', '거듭된 욕설'];
});

const target = () => ({ DATABASE_URL: toDatabaseUrl(server.context.database.connection) });
const operate = (...line: string[]) => callOperator(target(), ...line);

async function countCancelled(): Promise<number> {
  const text = 'select from clubs where host_id = $1 and cancelled_at is not null';
  return (await runSql(server.context.database, text, [host.memberId])).length;
}

async function readInbox({ token }: TestMember): Promise<string[]> {
  const reply = await server.call({ method: 'GET', url: '/api/notices', token });
  return reply.json().data.map(({ kind }: { kind: string }) => kind);
}

test('a suspension reports how many upcoming clubs it hid and how to cancel them', async () => {
  const { stdout } = await operate(...words);
  expect(stdout).toContain('앞으로 열 아지트 2개를 목록에서 숨겼어요.');
  expect(stdout).toContain('--cancel-clubs');
  expect(stdout).toContain(`정지를 풀려면: members restore ${host.memberId} --note "…"`);
  expect(await countCancelled()).toBe(0);
  expect(await readInbox(joined)).toEqual([]);
});

test('the suspension of a member without hosted clubs reports no hidden clubs', async () => {
  const id = String(joined.memberId);
  const { stdout } = await operate('members', 'suspend', id, '--note', '욕설');
  expect(stdout).not.toContain('숨겼어요');
});

test('--cancel-clubs cancels every upcoming club and notifies its members', async () => {
  const { stdout, exitCode } = await operate(...words, '--cancel-clubs');
  expect(exitCode).toBe(0);
  expect(stdout).toContain('아지트 2개를 취소하고 모두에게 알렸어요.');
  expect(stdout).toContain('앞으로 열 아지트: 0개');
  expect(await countCancelled()).toBe(2);
  for (const member of [joined, waiting])
    expect(await readInbox(member)).toEqual(['CLUB_CANCELLED', 'CLUB_CANCELLED']);
  const text = 'select action, count(*)::int as times from operator_actions group by 1 order by 1';
  expect(await runSql(server.context.database, text)).toEqual([
    { action: 'close-club', times: 2 },
    { action: 'suspend-member', times: 1 },
  ]);
});

test('--cancel-clubs cancels the clubs of a member who is suspended already', async () => {
  await operate(...words);
  expect((await operate(...words)).stderr).toBe('이미 정지됐거나 탈퇴한 회원이에요.\n');
  expect((await operate(...words, '--cancel-clubs')).exitCode).toBe(0);
  expect(await countCancelled()).toBe(2);
});

test.each([
  [true, 2],
  [false, 0],
])(
  'an operator whose answer to the terminal prompt is %s cancels %i clubs',
  async (answer, cancelled) => {
    const questions: string[] = [];
    const confirm = async (question: string) => {
      questions.push(question);
      return answer;
    };
    await runCommandLine(words, target(), { confirm });
    expect(questions).toEqual(['앞으로 열 아지트 2개를 취소하고 모두에게 알릴까요?']);
    expect(await countCancelled()).toBe(cancelled);
  },
);

test('restoring a suspended member makes the member’s uncancelled clubs visible again', async () => {
  await operate(...words);
  const listed = 'select from clubs where host_id = $1 and is_listed';
  expect(await runSql(server.context.database, listed, [host.memberId])).toEqual([]);
  await operate('members', 'restore', String(host.memberId), '--note', '소명함');
  expect(await runSql(server.context.database, listed, [host.memberId])).toHaveLength(3);
});
