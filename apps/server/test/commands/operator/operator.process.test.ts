import { expect, vi } from 'vitest';
import { runCommandLine } from '#server/commands/operator/run-command-line.ts';
import { chatWorld } from '#test/factories/chat-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { callOperator, spawnOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

vi.setConfig({ testTimeout: 60_000 });
// A test writes a review directly instead of through the API, so the rows may violate the invariants.
test.override({ checksInvariants: false });

const { createRoom, remove, report, send } = chatWorld(() => server);

const target = () => ({ DATABASE_URL: toDatabaseUrl(server.context.database.connection) });
const operate = (...words: string[]) => spawnOperator(target(), ...words);
const call = (...words: string[]) => callOperator(target(), ...words);

async function callJson(...words: string[]) {
  const { stdout, stderr } = await call(...words, '--json');
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

async function reportMessage() {
  const { roomId, host, joined } = await createRoom();
  const { seq } = (await send(roomId, host, '나쁜 말이에요')).json().data;
  const { reportId } = (await report(roomId, joined, seq)).json().data;
  return { roomId, seq, host, id: `t${reportId}` };
}

test('an operator lists and closes a report with the real command-line program', async () => {
  const { context } = server;
  const host = await createMember(context);
  const reporter = await createMember(context);
  const clubId = await createClub(context, { hostId: host.memberId });
  const report = { club_id: clubId, reporter_id: reporter.memberId, category: 'ETC' };
  const { club_report_id: reportId } = await insertRow(context.database, 'club_reports', report);

  const runs = await Promise.all([
    operate('reports', 'list'),
    operate('clubs', 'close', String(clubId), '--note', '광고', '--as', '민지'),
    operate('members', 'suspend', String(host.memberId), '--note', '광고', '--as', '민지'),
  ]);
  expect(runs.map(({ exitCode, stderr }) => [exitCode, stderr])).toEqual(runs.map(() => [0, '']));
  expect(runs[0]?.stdout).toContain(`c${reportId} ·`);
  const settled = await operate(
    'reports',
    'close',
    `c${reportId}`,
    '--verdict',
    '닫음',
    '--as',
    '민지',
  );
  expect(settled).toEqual({
    exitCode: 0,
    stdout: `c${reportId}번 신고를 처리했어요.\n`,
    stderr: '',
  });
  const text = 'select action from operator_actions where operator = $1';
  const actions = await runSql(context.database, text, ['민지']);
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'close-club',
    'close-report',
    'suspend-member',
  ]);
});

test.each([
  ['an unknown command', ['reports', 'burn'], '모르는 명령이에요: reports burn'],
  ['an unknown option', ['reports', 'list', '--force'], '모르는 옵션이에요: --force'],
  ['a leftover word', ['reports', 'list', 'c12'], '남는 말이 있어요: c12'],
])('%s exits with 2 and names the list of commands', async (_what, words, message) => {
  const { exitCode, stdout, stderr } = await operate(...words);
  expect([exitCode, stdout]).toEqual([2, '']);
  expect(stderr).toContain(message);
  expect(stderr).toContain('npm run operator -- --help');
});

test('--help prints the commands and exits with 0', async () => {
  const { exitCode, stdout, stderr } = await operate('--help');
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout).toContain('reports list');
});

test('with --json an error is an object on stderr, with the same exit code', async () => {
  const missing = await operate('clubs', 'show', '2147483647', '--json');
  expect([missing.exitCode, missing.stdout]).toEqual([1, '']);
  expect(JSON.parse(missing.stderr)).toEqual({ error: '2147483647번 아지트는 없어요.' });
  for (const words of [
    ['reports', 'burn'],
    ['stats', '--force'],
    ['reports', 'list', 'c12'],
  ]) {
    const { exitCode, stdout, stderr } = await call(...words, '--json');
    expect([exitCode, stdout]).toEqual([2, '']);
    expect(JSON.parse(stderr)).toEqual({ error: expect.stringMatching(/^[^\n]*[가-힣]/) });
  }
});

test('with --json a suspension asks nothing on the terminal', async () => {
  const confirm = vi.fn();
  const host = await createMember(server.context);
  await createClub(server.context, { hostId: host.memberId, meetingDate: '2099-11-21' });
  const words = ['members', 'suspend', String(host.memberId), '--note', '욕설', '--json'];
  const { stdout } = await runCommandLine(words, target(), { confirm });
  expect(JSON.parse(stdout)).toMatchObject([{ hidden_clubs: 1, cancelled_clubs: 0 }]);
  expect(confirm).not.toHaveBeenCalled();
});

test('with --json every empty list is an empty array', async () => {
  await runSql(server.context.database, 'truncate operator_actions, club_reports');
  for (const words of [
    ['reports', 'list'],
    ['attendance', 'list'],
    ['audit', 'list'],
    ['members', 'find', '없는 사람'],
    ['clubs', 'find', '없는 아지트'],
    ['reputation', 'rebuild'],
  ]) {
    expect([words, await callJson(...words)]).toEqual([words, []]);
  }
});

test('with --json an action prints its target and what it changed', async () => {
  const { roomId, seq, host, id } = await reportMessage();
  const hide = ['messages', 'hide', String(roomId), String(seq), '--note', '욕설'];
  expect(await callJson(...hide)).toEqual([{ target: `message ${roomId}/${seq}`, done: true }]);
  const close = ['reports', 'close', id, '--verdict', '가림'];
  expect(await callJson(...close)).toEqual([{ target: `report ${id}`, done: true }]);
  const member = String(host.memberId);
  expect(await callJson('members', 'suspend', member, '--note', '욕설')).toMatchObject([
    { target: `member ${member}`, done: true },
  ]);
  expect(await callJson('members', 'restore', member, '--note', '소명')).toEqual([
    { target: `member ${member}`, done: true },
  ]);
  expect(await callJson('audit', 'list')).toMatchObject([
    { action: 'restore-member', target: `member ${member}`, note: '소명' },
    { action: 'suspend-member' },
    { action: 'close-report' },
    { action: 'hide-content' },
  ]);
});

test('a reported message is shown with room, number and the command that hides it', async () => {
  const { roomId, seq, id } = await reportMessage();
  const { stdout } = await call('reports', 'show', id);
  expect(stdout).toContain(`채팅방 ${roomId}`);
  expect(stdout).toMatch(new RegExp(`▶ #${seq} .*나쁜 말이에요`));
  const hide = `messages hide ${roomId} ${seq} --note "…"`;
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(`메시지를 가리려면: ${hide}`);
  await call('messages', 'hide', String(roomId), String(seq), '--note', '욕설');
  expect((await call('reports', 'show', id)).stdout).toContain('이미 지웠거나 가린 메시지예요.');
});

test('the command that hides a message is not offered after its sender removed it', async () => {
  const { roomId, seq, host, id } = await reportMessage();
  await remove(roomId, host, seq);
  expect((await call('reports', 'show', id)).stdout).not.toContain('messages hide');
});

test('with --json a message report contains room, number, evidence and member', async () => {
  const { roomId, seq, host, id } = await reportMessage();
  expect(await callJson('reports', 'show', id)).toMatchObject([
    {
      kind: 't',
      category: 'BAD_LANGUAGE',
      target: { member_id: host.memberId, status: 'ACTIVE' },
      evidence: { room_id: roomId, seq, image: null, message: { seq, text: '나쁜 말이에요' } },
    },
  ]);
});

test('a received review is found by its member and hidden by the printed number', async () => {
  const [reviewer, reviewee] = [
    await createMember(server.context),
    await createMember(server.context),
  ];
  const clubId = await createClub(server.context, { hostId: reviewee.memberId });
  const { review_id: reviewId } = await insertRow(server.context.database, 'reviews', {
    club_id: clubId,
    reviewer_id: reviewer.memberId,
    reviewee_id: reviewee.memberId,
    comment_category: 'MOOD_MAKER',
    comment_body: '욕설이 든 후기',
    created_at: new Date('2026-11-18T15:30:00Z'),
  });
  const find = ['reviews', 'find', String(reviewee.memberId)];
  const { stdout } = await call(...find);
  const writer = `회원 ${reviewer.memberId} (${reviewer.nickname})`;
  expect(stdout).toContain(`후기 ${reviewId} · 2026-11-19 · ${writer} · 욕설이 든 후기`);
  expect(await callJson(...find)).toMatchObject([
    { review_id: Number(reviewId), reviewer_id: reviewer.memberId, comment_body: '욕설이 든 후기' },
  ]);
  expect((await call('reviews', 'hide', String(reviewId), '--note', '욕설')).exitCode).toBe(0);
  expect(await callJson(...find)).toEqual([]);
  const unknown = await call('reviews', 'find', '2147483647');
  expect([unknown.exitCode, unknown.stderr]).toEqual([1, '2147483647번 회원은 없어요.\n']);
});
