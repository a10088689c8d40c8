import { expect, inject } from 'vitest';
import { brokenRules, checkInvariants } from '../../apps/server/test/harness/check-invariants.ts';
import {
  isLongRun,
  reportLongRun,
  roundCount,
} from '../../apps/server/test/harness/round-count.ts';
import { callOperator, toDatabaseUrl } from '../../apps/server/test/harness/run-operator.ts';
import { server, test } from '../../apps/server/test/harness/server-test.ts';
import { clockJobs } from './clock-jobs.ts';
import { foundCrew } from './crew-acts.ts';
import { findFaults, findShownDifferences, mailedKinds } from './find-faults.ts';
import { liveWeek } from './live.ts';
import { reportTown, startStatistics } from './report.ts';
import { DAY_MS, inParallel, Town } from './town.ts';

const MEMBERS = roundCount(40);
const MEMBERS_PER_CREW = 50;
const WEEKS = isLongRun ? Number(process.env.TOWN_WEEKS ?? 52) : 1;
const FIRST_MONDAY = Date.parse('2026-11-16T00:00:00+09:00');

test.override({
  settings: { CHAT_RETENTION_DAYS: '180', REPORT_EVIDENCE_DAYS: '90', DEMO: 'off' },
});

/** Turns mails off for half of the members. */
async function settle(town: Town): Promise<void> {
  server.clock.set(new Date(FIRST_MONDAY).toISOString());
  await town.signUp(MEMBERS);
  const kinds = Object.fromEntries(mailedKinds.map((kind) => [kind, { mail: false }]));
  const switchOff = { payload: { kinds } };
  const silent = town.everyone.filter(({ getsMails }) => !getsMails);
  await inParallel(silent, (member) => town.send(member, 'PUT', '/api/notice-settings', switchOff));
  const crews = Math.max(2, Math.round(MEMBERS / MEMBERS_PER_CREW));
  for (let index = 0; index < crews; index += 1) await foundCrew(town);
  // Statements that were planned on empty tables are slow until the next analysis.
  await town.sql('analyze');
}

test('simulated members break no database rule and get each notice and mail once', {
  timeout: 7_200_000,
}, async () => {
  const town = new Town(server);
  const admin = inject('adminConnection');
  if (isLongRun) await startStatistics(town, admin);
  await settle(town);
  const jobs = clockJobs(town);
  for (let week = 0; week < WEEKS; week += 1) {
    const [started, cpu] = [performance.now(), process.cpuUsage()];
    const monday = FIRST_MONDAY + week * 7 * DAY_MS;
    await liveWeek(town, jobs, monday);
    const lived = performance.now();
    expect(await findFaults(town, monday), `week ${week}`).toEqual([]);
    if (week % 4 === 3) expect(await brokenRules(server.context), `week ${week}`).toEqual([]);
    expect(await findShownDifferences(town, town.everyone.slice(0, 20))).toEqual([]);
    const { user, system } = process.cpuUsage(cpu);
    const ms = [lived - started, performance.now() - lived, (user + system) / 1_000];
    const [living, checking, processor] = ms.map(Math.round);
    reportLongRun(
      `week ${week}: ${living} ms lived, ${checking} ms checked, ${processor} ms of the processor`,
    );
  }
  // No notice of the last 90 days was deleted.
  expect(await town.notices.findDifferences(town.sql, town.now - 90 * DAY_MS)).toEqual([]);
  expect(await findShownDifferences(town, town.everyone)).toEqual([]);
  await checkInvariants(server.context);
  const target = { DATABASE_URL: toDatabaseUrl(server.context.database.connection) };
  const rebuilt = await callOperator(target, 'reputation', 'rebuild');
  expect(rebuilt.stdout).toContain('모두 맞아요');
  if (isLongRun) await reportTown(town, admin);
  for (const [name, ms] of jobs.spentMs) reportLongRun(`${name}: ${Math.round(ms)} ms`);
});
