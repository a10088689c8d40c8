import { expect, vi } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { spawnOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

vi.setConfig({ testTimeout: 60_000 });

const target = () => ({ DATABASE_URL: toDatabaseUrl(server.context.database.connection) });
const operate = (...words: string[]) => spawnOperator(target(), ...words);

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
