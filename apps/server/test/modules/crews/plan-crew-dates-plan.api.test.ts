import pg from 'pg';
import { expect, inject } from 'vitest';
import { claimRunningCrews } from '#server/modules/crews/dates/crew-plan.repository.ts';
import { planCrewDates } from '#server/modules/crews/dates/plan-crew-dates.ts';
import { createCrew } from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { server, test } from '#test/harness/server-test.ts';

test.override({ checksInvariants: false });

const CREWS = 2_000;

const copies = `
  insert into crews (host_id, name, category_small_id, every, weekday, starts_on, meeting_time,
    duration_minutes, is_online, location, member_limit, fee, created_at, hosted_at)
  select host_id, name, category_small_id, every, weekday, starts_on, meeting_time,
    duration_minutes, is_online, location, member_limit, fee, created_at, hosted_at
  from crews, generate_series(2, ${CREWS})`;

test('the job finds the crews that have waited longest by index, 500 in a run', async () => {
  await createCrew(0);
  const { database } = server.context;
  await runSql(database, copies, []);
  await runSql(database, 'analyze crews', []);
  await planCrewDates(server.context, new AbortController().signal);
  const count = `select count(*)::int4 as planned from crews where planned_at = $1`;
  expect(await runSql(database, count, [server.clock.now()])).toEqual([{ planned: 500 }]);

  const client = new pg.Client({
    ...inject('adminConnection'),
    ...(database.connection.database && { database: database.connection.database }),
  });
  await client.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    await client.query(`prepare claim as ${claimRunningCrews.text}`);
    const sql = `explain execute claim (500, '2026-11-16', '2026-11-01', '2026-11-16', '20:00')`;
    const { rows } = await client.query(sql);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('crews_to_plan');
  } finally {
    await client.end();
  }
});
