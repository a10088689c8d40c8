import { expect } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#server/commands/seed-demo/demo-login.ts';
import { seedDemo } from '#server/commands/seed-demo/seed-demo.ts';
import { phaseOf, toMoment } from '#server/modules/clubs/meeting-moment.ts';
import { remindMembers } from '#server/modules/reminders/remind-members.ts';
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
  expect(server.context.listCacheVersion.current(), 'lists are told of it').toBe(1);
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

type Inbox = {
  unread: number;
  lines: { kind: string; count: number; readAt: string | null; createdAt: string }[];
};

async function inboxOf(index: number): Promise<Inbox> {
  const token = String((await logIn(demoEmail(index))).headers.authorization).slice(7);
  const get = async (url: string) => (await server.call({ method: 'GET', url, token })).json();
  const { data: lines } = await get('/api/notices?size=50');
  const { data } = await get('/api/notices/unread');
  return { unread: data.unread, lines };
}

// covers P8.7
test('both demo members have an inbox of several days, read and unread, in the order of its lines', async () => {
  const [host, member] = [await inboxOf(0), await inboxOf(1)];
  const kindsOf = ({ lines }: Inbox) => [...new Set(lines.map(({ kind }) => kind))];
  expect(kindsOf(host)).toEqual(
    expect.arrayContaining(['APPLICATION_RECEIVED', 'APPLICATION_ACCEPTED', 'NEW_FOLLOWER']),
  );
  expect(kindsOf(member)).toEqual(
    expect.arrayContaining(['APPLICATION_ACCEPTED', 'CLUB_CANCELLED', 'MEETING_TOMORROW']),
  );
  expect(host.lines.find(({ kind }) => kind === 'APPLICATION_RECEIVED')?.count).toBe(3);
  for (const { unread, lines } of [host, member]) {
    expect(unread).toBe(lines.filter(({ readAt }) => readAt === null).length);
    expect(unread).toBeGreaterThan(2);
    expect(unread).toBeLessThan(lines.length);
    const days = new Set(lines.map(({ createdAt }) => createdAt.slice(0, 10)));
    expect(days.size).toBeGreaterThan(2);
    const moments = lines.map(({ createdAt }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  }
});

// covers P8.7
test('nothing of the seeded inboxes is sent, and no reminder that was due at the start comes again', async () => {
  const count = async (table: string) =>
    (await runSql(server.context.database, `select 1 from ${table}`)).length;
  const before = await count('notices');
  await remindMembers(server.context, new AbortController().signal);
  expect([await count('notices'), await count('deliveries')]).toEqual([before, 0]);
});

type Rooms = { kind: string; unread: number; writable: boolean; lastMessage: { seq: number } }[];

async function roomsOf(index: number): Promise<Rooms> {
  const token = String((await logIn(demoEmail(index))).headers.authorization).slice(7);
  return (await server.call({ method: 'GET', url: '/api/chats?size=50', token })).json().data;
}

test('both demo members have rooms in which people talk, unread ones, personal ones and one to read only', async () => {
  for (const rooms of [await roomsOf(0), await roomsOf(1)]) {
    expect(rooms.filter((room) => room.lastMessage.seq > 5).length).toBeGreaterThanOrEqual(3);
    expect(rooms.filter((room) => room.unread > 0).length).toBeGreaterThanOrEqual(1);
    expect(rooms.some((room) => room.kind === 'personal' && room.writable)).toBe(true);
    expect(rooms.some((room) => !room.writable)).toBe(true);
  }
  const [pictures] = await runSql(
    server.context.database,
    `select count(*)::int as sent from chat_messages where kind = 'IMAGE'`,
  );
  expect(pictures).toEqual({ sent: 1 });
});

test('the demo content keeps every invariant', () => checkInvariants(server.context));
