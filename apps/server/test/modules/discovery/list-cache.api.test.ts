import { expect, vi } from 'vitest';
import { listByCategory } from '#server/modules/discovery/list-clubs.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { callOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

let host: TestMember;
let clubId: number;
test.beforeAll(async () => {
  host = await createMember(server.context);
  const near = { meetingDate: '2026-11-15', meetingTime: '12:00:03' };
  clubId = await createClub(server.context, { hostId: host.memberId });
  await createClub(server.context, { hostId: host.memberId, ...near });
});

const read = async (url = '/api/clubs/category?cl=2') =>
  (await server.call({ method: 'GET', url })).payload;
const seats = (payload: string) =>
  JSON.parse(payload).data.find((club: { clubId: number }) => club.clubId === clubId)?.joinedCount;

async function listStatements(work: () => Promise<unknown>): Promise<string[]> {
  const run = vi.spyOn(server.context.database, 'run');
  try {
    await work();
    return run.mock.calls.map(([query]) => query.name || 'planned per call');
  } finally {
    run.mockRestore();
  }
}

test('a cached list is returned byte for byte without an SQL statement', async () => {
  const { context } = server;
  const paging = { cl: 2, page: 1, size: 5 };
  const plain = await listByCategory(
    { ...context, config: { ...context.config, listCache: false } },
    undefined,
    paging,
  );
  const fresh = await read();
  expect(fresh).toBe(plain.text);
  let cached = '';
  const statements = await listStatements(async () => {
    cached = await read();
  });
  expect(statements).toEqual([]);
  expect(cached).toBe(fresh);
});

test('a list requested many times at once is read from the database once', async () => {
  server.context.doorbells.ring({ event: 'lists' });
  const statements = await listStatements(() =>
    Promise.all(Array.from({ length: 20 }, () => read())),
  );
  expect(statements.toSorted()).toEqual(['planned per call', 'select_category_feed']);
});

test('a change made by this server is visible in its next reply', async () => {
  expect(seats(await read())).toBe(1);
  const { memberId } = await createMember(server.context);
  await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  server.context.doorbells.ring({ event: 'lists' });
  expect(seats(await read())).toBe(2);
});

// covers A4.18 (docs/coverage-statements.md)
test('a club disappears from a cached list within two seconds after its meeting begins', async () => {
  server.clock.set('2026-11-15T12:00:02.500+09:00');
  expect(JSON.parse(await read()).pageInfo.totalElements).toBe(2);
  server.clock.advance(2_000);
  expect(JSON.parse(await read()).pageInfo.totalElements).toBe(1);
});

test('a failed read is not cached', async () => {
  server.context.doorbells.ring({ event: 'lists' });
  const run = vi.spyOn(server.context.database, 'run').mockRejectedValue(new Error('away'));
  expect(JSON.parse(await read()).status).toBe(500);
  run.mockRestore();
  expect(JSON.parse(await read()).pageInfo.totalElements).toBe(2);
});

test('the recommendations of one member are never returned to another member', async () => {
  const viewer = await createMember(server.context, { interests: [6] });
  const other = await createMember(server.context, { interests: [] });
  const url = (memberId: number) => `/api/clubs/recommend/${memberId}`;
  const totals = [];
  for (const { memberId, token } of [viewer, other, viewer]) {
    const reply = await server.call({
      method: 'GET',
      url: url(memberId),
      token,
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    totals.push(reply.json().pageInfo.totalElements);
  }
  expect(totals).toEqual([2, 0, 2]);
});

// covers L1.11 (docs/coverage-statements.md)
test('a change made by another server is visible in this server’s next reply', async () => {
  const { database } = server.context;
  const [here, there] = [
    await startTestAppForTest({}, database),
    await startTestAppForTest({}, database),
  ];
  await vi.waitFor(() => expect(here.context.listCacheVersion.current()).toBe(1));
  const url = '/api/clubs/category?cl=2';
  const payload = { nickname: '새별명', aboutMe: '소개', categorySmallId: [1] };
  const before = (await here.call({ method: 'GET', url })).payload;
  const edit = { method: 'PATCH', url: `/api/members/${host.memberId}` } as const;
  await there.call({ ...edit, token: host.token, payload });
  const nicknames = async () => (await here.call({ method: 'GET', url })).payload;
  expect(before).not.toContain('새별명');
  await vi.waitFor(async () => expect(await nicknames()).toContain('새별명'));
});

test('a club that an operator closes in another process disappears from cached lists', async () => {
  const { database } = server.context;
  const here = await startTestAppForTest({}, database);
  const closed = await createClub(server.context, { hostId: host.memberId });
  await vi.waitFor(() => expect(here.context.listCacheVersion.current()).toBe(1));
  const ids = async () => {
    const reply = await here.call({ method: 'GET', url: '/api/clubs/category?cl=2' });
    return reply.json().data.map((club: { clubId: number }) => club.clubId);
  };
  expect(await ids()).toContain(closed);
  const position = { DATABASE_URL: toDatabaseUrl(database.connection) };
  await callOperator(position, 'clubs', 'close', String(closed), '--note', 'x');
  await vi.waitFor(async () => expect(await ids()).not.toContain(closed));
});
