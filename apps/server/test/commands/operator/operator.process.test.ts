import { expect, vi } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { spawnOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';

vi.setConfig({ testTimeout: 60_000 });

function operate(...words: string[]) {
  return spawnOperator(
    { DATABASE_URL: toDatabaseUrl(server.context.database.connection) },
    ...words,
  );
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
  const refused = await operate('reports', 'burn');
  expect([refused.exitCode, refused.stdout]).toEqual([2, '']);
  const text = 'select action from operator_actions where operator = $1';
  const actions = await runSql(context.database, text, ['민지']);
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'close-club',
    'close-report',
    'suspend-member',
  ]);
});
