import { expect, vi } from 'vitest';
import { installJobSchema } from '#server/jobs/install-job-schema.ts';
import { jobQueue } from '#server/jobs/job-queue.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';

const TASK = 'send-chat-pushes';

const jobs = () =>
  runSql(
    server.context.database,
    `select key, extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs`,
  );

test('the first of many delayed requests in two processes sets the time of the job', async () => {
  const { database, log } = server.context;
  await installJobSchema({ connection: database.connection, log });
  const [first, second] = [jobQueue(database, log), jobQueue(database, log)];
  first.requestWithin(TASK, 10_000);
  await vi.waitFor(async () => expect(await jobs()).toHaveLength(1));
  const run = vi.spyOn(database, 'run');
  first.requestWithin(TASK, 10_000);
  expect(run).not.toHaveBeenCalled();
  run.mockRestore();
  second.requestWithin(TASK, 60_000);
  second.requestIn(TASK, 60_000);
  await vi.waitFor(async () => expect(await jobs()).toHaveLength(2));
  const [soon] = (await jobs()).filter(({ key }) => key === `${TASK}:soon`);
  expect(Number(soon?.seconds)).toBeLessThanOrEqual(10);
});
