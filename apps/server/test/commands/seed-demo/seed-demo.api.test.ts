import { expect } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#server/commands/seed-demo/demo-login.ts';
import { seedDemo } from '#server/commands/seed-demo/seed-demo.ts';
import { phaseOf, toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';

test.beforeAll(async () => {
  await Promise.all([seedDemo(server.context), seedDemo(server.context)]);
});

const logIn = (email: string) =>
  server.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email, password: DEMO_PASSWORD },
  });

// covers P8.1
test('two servers that start at once seed the demo content once', async () => {
  const counts = `select (select count(*)::int from members) as members,
    (select count(*)::int from clubs) as clubs,
    (select count(*)::int from club_members where status = 'CLUB_WAITING') as waiting`;
  expect(await runSql(server.context.database, counts)).toEqual([
    { members: 24, clubs: 60, waiting: 7 },
  ]);
});

test('seeding again changes nothing', async () => {
  expect(await seedDemo(server.context)).toBe(true);
});

test('both demo members can log in and see clubs, applications and reviews', async () => {
  for (const index of [0, 1]) {
    const reply = await logIn(demoEmail(index));
    expect(reply.statusCode).toBe(200);
    const token = String(reply.headers.authorization).slice('Bearer '.length);
    const { memberId } = reply.json();
    const url = `/api/clubs/recommend/${memberId}`;
    const { data } = (await server.call({ method: 'GET', url, token })).json();
    expect(data).toHaveLength(5);
  }
  for (const day of [0, 1, 2, 3, 4, 5, 6]) {
    const url = `/api/clubs/date?days=${day}`;
    const { data } = (await server.call({ method: 'GET', url })).json();
    expect(data.length, `day ${day}`).toBeGreaterThanOrEqual(3);
  }
});

test('the demo shows a club that goes on, one that was cancelled, one that moved and one online', async () => {
  const moment = toMoment(server.clock.now());
  const found =
    `select string_agg(distinct ${phaseOf('c')}, ' ' order by ${phaseOf('c')}) as phases,
      count(online_link)::int as links, count(cancel_reason)::int as reasons,
      (select count(*)::int from club_changes) as changes,
      (select count(*)::int from club_members where confirmation = 'PENDING') as asked
    from clubs c`
      .replaceAll(':today', '$1')
      .replaceAll(':time_of_day', '$2');
  expect(await runSql(server.context.database, found, Object.values(moment))).toEqual([
    { phases: 'cancelled ongoing open over', links: 1, reasons: 1, changes: 1, asked: 2 },
  ]);
});

test('the demo content keeps every invariant', () => checkInvariants(server.context));
