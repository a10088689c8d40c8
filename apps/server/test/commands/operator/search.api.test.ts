import { expect, onTestFinished, test } from 'vitest';
import { runCommandLine } from '#server/commands/operator/run-command-line.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { toDatabaseUrl } from '#test/harness/run-operator.ts';
import { startTestApp } from '#test/harness/test-app.ts';

test('rebuilding the search index prints the rewritten clubs, or that all were correct', async () => {
  const { context, close } = await startTestApp();
  onTestFinished(close);
  const host = await createMember(context);
  const clubId = await createClub(context, { hostId: host.memberId });
  await runSql(context.database, 'delete from club_search where club_id = $1', [clubId]);
  const env = { DATABASE_URL: toDatabaseUrl(context.database.connection) };
  const stdout = `검색에 빠져 있던 아지트 1개를 넣었어요: ${clubId}\n`;
  expect(await runCommandLine(['search', 'rebuild'], env)).toEqual({
    exitCode: 0,
    stdout,
    stderr: '',
  });
  const again = await runCommandLine(['search', 'rebuild'], env);
  expect(again.stdout).toBe('검색 색인이 아지트와 모두 맞아요.\n');
  expect((await runCommandLine(['search', 'rebuild', '--json'], env)).stdout).toBe('[]\n');
});

test('an unreachable database is reported in one line with exit code 1', async () => {
  const outcome = await runCommandLine(['search', 'rebuild'], {
    DATABASE_URL: 'postgresql://azit@127.0.0.1:1/azit',
  });
  expect(outcome).toMatchObject({ exitCode: 1, stdout: '' });
  expect(outcome.stderr).toContain('연결하지 못했어요');
});
