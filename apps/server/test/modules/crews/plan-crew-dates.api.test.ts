import { beforeEach, expect, vi } from 'vitest';
import { crewPlanRuns } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { createCrew } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';

const query = (sql: string, values: unknown[] = []) => runSql(server.context.database, sql, values);

beforeEach(async () => {
  vi.restoreAllMocks();
  // End the crews of earlier tests, so that the job ignores them.
  await query('update crews set ended_at = created_at');
});

/** The job pauses a crew whose host has not used the app for eight weeks. */
async function forgetHost(crewId: number): Promise<void> {
  await query('delete from refresh_tokens');
  await query(
    `update crews set every = 'WEEKLY', weekday = 3, hosted_at = hosted_at - interval '9 weeks'
     where crew_id = $1`,
    [crewId],
  );
}

async function createIdleCrew(): Promise<number> {
  const { crewId } = await createCrew(0);
  await forgetHost(crewId);
  return crewId;
}

async function findPaused() {
  const rows = await query(
    'select crew_id from crews where paused_at is not null and ended_at is null order by crew_id',
  );
  return rows.map((row) => row.crew_id);
}

test('the job does not write the row of a crew that has no due meeting', async () => {
  await createCrew(0);
  const readVersions = () => query('select xmin::text from crews');
  const before = await readVersions();
  await crewPlanRuns(server.context)(new AbortController().signal);
  expect(await readVersions()).toEqual(before);
});

test('after a run that reached its time limit, the next run begins with the next crew', async () => {
  const crewIds = [await createIdleCrew(), await createIdleCrew(), await createIdleCrew()];
  const run = crewPlanRuns(server.context);
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await run(new AbortController().signal);
  expect(await findPaused()).toEqual(crewIds.slice(0, 1));
  await run(new AbortController().signal);
  expect(await findPaused()).toEqual(crewIds.slice(0, 2));
  limit.mockRestore();
  await run(new AbortController().signal);
  expect(await findPaused()).toEqual(crewIds);
});

test('after a run that examined all crews, the next run begins with the first crew', async () => {
  const { crewId } = await createCrew(0);
  const run = crewPlanRuns(server.context);
  await run(new AbortController().signal);
  await forgetHost(crewId);
  await run(new AbortController().signal);
  expect(await findPaused()).toEqual([crewId]);
});
