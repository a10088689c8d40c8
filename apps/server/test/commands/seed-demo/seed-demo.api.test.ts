import type { ClubParticipation } from '@azit/contract/clubs/participation.schema';
import { expect } from 'vitest';
import { DEMO_PASSWORD, demoEmail } from '#server/commands/seed-demo/demo-login.ts';
import { moveDemo } from '#server/commands/seed-demo/move-demo.ts';
import { seedDemo } from '#server/commands/seed-demo/seed-demo.ts';
import { changedAt, confirmation } from '#server/database/answer-sql.ts';
import { nowValues, phaseSql } from '#server/modules/clubs/meeting-clock.ts';
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

// covers P8.1 (docs/coverage-statements.md)
test('two servers that start at the same time seed the demo content once', async () => {
  const counts = `select (select count(*)::int from members) as members,
    (select count(*)::int from clubs where crew_id is null) as clubs,
    (select count(*)::int from club_members where status = 'CLUB_WAITING') as waiting`;
  expect(await runSql(server.context.database, counts)).toEqual([
    { members: 24, clubs: 60, waiting: 8 },
  ]);
  expect(server.context.listCacheVersion.current(), 'the lists are refreshed').toBe(1);
});

test('seeding the demo content a second time changes nothing', async () => {
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

test('the demo has two crews that have met, and an unanswered crew meeting', async () => {
  const reply = await logIn(demoEmail(1));
  const token = String(reply.headers.authorization).slice('Bearer '.length);
  const url = `/api/members/${reply.json().memberId}/crews`;
  const { data } = (await server.call({ method: 'GET', url, token })).json();
  expect(data).toMatchObject([
    { name: '수요일엔 책방', next: { myAnswer: null } },
    { name: '느린 걸음 크루', next: { myAnswer: null } },
  ]);
  const crew = await server.call({ method: 'GET', url: `/api/crews/${data[0].crewId}`, token });
  expect(crew.json().data).toMatchObject({ host: { nickname: '햇살좋은날' }, meetings: 6 });
});

test('the host record of a demo host counts the same meetings as the activity list', async () => {
  const reply = await logIn(demoEmail(0));
  const token = String(reply.headers.authorization).slice('Bearer '.length);
  const { memberId } = reply.json();
  const get = async (url: string) => (await server.call({ method: 'GET', url, token })).json();
  const history: ClubParticipation[] = await get(`/api/members/${memberId}/clubs/2`);
  const own = history.filter(({ isHost }) => isHost);
  const { data } = await get(`/api/clubs/${own[0]?.clubInfoResponse.clubId}`);
  expect(data.hostRecord).toMatchObject({
    clubsHeld: own.length,
    meetingCount: history.length,
    usualAnswerMinutes: expect.any(Number),
  });
});

test('the demo has an ongoing, a cancelled, a rescheduled and an online club', async () => {
  const now = nowValues(server.clock.now());
  const found =
    `select string_agg(distinct ${phaseSql('c')}, ' ' order by ${phaseSql('c')}) as phases,
      count(online_link)::int as links, count(cancel_reason)::int as reasons,
      (select count(*)::int from club_changes) as changes,
      (select count(*)::int from club_members s join clubs c using (club_id)
       where ${confirmation('s', 'c', changedAt('c'))} = 'PENDING') as asked
    from clubs c`
      .replaceAll(':today', '$1')
      .replaceAll(':time_of_day', '$2');
  expect(await runSql(server.context.database, found, Object.values(now))).toEqual([
    { phases: 'cancelled ongoing open over', links: 2, reasons: 1, changes: 1, asked: 3 },
  ]);
});

test('the demo has a full club, waiting applications and a rejection with a reason', async () => {
  const found = `select
      (select array_agg(club_name) from clubs where joined_count = member_limit) as full,
      (select array_agg(h.nickname || ' ← ' || m.nickname order by h.nickname)
        from club_members s join clubs c using (club_id) join members h on h.member_id = c.host_id
        join members m on m.member_id = s.member_id
        where s.status = 'CLUB_WAITING' and m.nickname in ('햇살좋은날', '초코송이')) as waiting,
      (select array_agg(m.nickname || ' ' || rejection_reason)
        from club_members s join members m using (member_id)
        where s.status = 'CLUB_REJECTED') as rejected`;
  expect(await runSql(server.context.database, found)).toEqual([
    {
      full: ['퇴근 후 내추럴 와인 한 잔'],
      waiting: ['아침노을 ← 햇살좋은날', '햇살좋은날 ← 초코송이'],
      rejected: ['초코송이 BALANCE'],
    },
  ]);
});

test('one demo member has attendance to confirm, and the other demo member is absent', async () => {
  const found = async (index: number, name: string) => {
    const token = String((await logIn(demoEmail(index))).headers.authorization).slice(7);
    const sql = 'select club_id from clubs where club_name = $1';
    const [club] = await runSql(server.context.database, sql, [name]);
    const url = `/api/clubs/${club?.club_id}`;
    return (await server.call({ method: 'GET', url, token })).json().data;
  };
  expect(await found(0, '빛을 다루는 전시 함께 보기')).toMatchObject({ attendance: 'OPEN' });
  const marked = await found(1, '가을 와인 세 병');
  expect(marked).toMatchObject({ myAttendance: 'ABSENT', contestUntil: expect.any(String) });
});

type Inbox = {
  unread: number;
  lines: { kind: string; count: number; readAt: string | null; createdAt: string }[];
};

async function readInbox(index: number): Promise<Inbox> {
  const token = String((await logIn(demoEmail(index))).headers.authorization).slice(7);
  const get = async (url: string) => (await server.call({ method: 'GET', url, token })).json();
  const { data: lines } = await get('/api/notices?size=50');
  const { data } = await get('/api/notices/unread');
  return { unread: data.unread, lines };
}

// covers P8.7 (docs/coverage-statements.md)
test('both demo members have an inbox with read and unread notices of several days', async () => {
  const [host, member] = [await readInbox(0), await readInbox(1)];
  const listKinds = ({ lines }: Inbox) => [...new Set(lines.map(({ kind }) => kind))];
  expect(listKinds(host)).toEqual(
    expect.arrayContaining(['APPLICATION_RECEIVED', 'APPLICATION_ACCEPTED', 'NEW_FOLLOWER']),
  );
  expect(listKinds(member)).toEqual(
    expect.arrayContaining([
      'APPLICATION_ACCEPTED',
      'APPLICATION_REJECTED',
      'ATTENDANCE',
      'CLUB_CANCELLED',
      'ANNOUNCEMENT',
    ]),
  );
  expect(host.lines.find(({ kind }) => kind === 'APPLICATION_RECEIVED')?.count).toBe(3);
  for (const { unread, lines } of [host, member]) {
    expect(unread).toBe(lines.filter(({ readAt }) => readAt === null).length);
    expect(unread).toBeGreaterThan(2);
    expect(unread).toBeLessThan(lines.length);
    const days = new Set(lines.map(({ createdAt }) => createdAt.slice(0, 10)));
    expect(days.size).toBeGreaterThan(2);
    const timestamps = lines.map(({ createdAt }) => createdAt);
    expect(timestamps).toEqual(timestamps.toSorted().toReversed());
  }
});

// covers P8.7 (docs/coverage-statements.md)
test('the seeded notices and reminders are never sent', async () => {
  const count = async (table: string) =>
    (await runSql(server.context.database, `select 1 from ${table}`)).length;
  const before = await count('notices');
  await remindMembers(server.context, new AbortController().signal);
  expect([await count('notices'), await count('deliveries')]).toEqual([before, 0]);
});

type Rooms = { kind: string; unread: number; writable: boolean; lastMessage: { seq: number } }[];

async function listRooms(index: number): Promise<Rooms> {
  const token = String((await logIn(demoEmail(index))).headers.authorization).slice(7);
  return (await server.call({ method: 'GET', url: '/api/chats?size=50', token })).json().data;
}

test('both demo members have club rooms, a two-member room and a read-only room', async () => {
  for (const rooms of [await listRooms(0), await listRooms(1)]) {
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

test('the demo content satisfies every database invariant', () => checkInvariants(server.context));

// covers P8.8 (docs/coverage-statements.md)
test('starting a three-week-old demo reschedules its clubs and notifies no one', async () => {
  const { context, clock } = server;
  clock.advance(20 * 24 * 60 * 60 * 1000);
  const ahead = async () => {
    const url = `/api/clubs/date?days=1`;
    return (await server.call({ method: 'GET', url })).json().data.length;
  };
  expect(await ahead()).toBe(0);
  const deliveryCount = `select count(*)::int as number from deliveries`;
  await Promise.all([seedDemo(context), seedDemo(context)]);
  expect(await ahead()).toBeGreaterThanOrEqual(3);
  const now = Object.values(nowValues(clock.now()));
  const goingOn = `select club_name from clubs c where ${phaseSql('c')} = 'ongoing'`
    .replaceAll(':today', '$1')
    .replaceAll(':time_of_day', '$2');
  expect(await runSql(context.database, goingOn, now)).toContainEqual({
    club_name: '화면만 켜 두는 공부방',
  });
  expect(await runSql(context.database, deliveryCount)).toEqual([{ number: 0 }]);
  expect(await moveDemo(context), 'once').toBe(0);
  await checkInvariants(context);
});

test('no renamed, reviewed, cancelled or attendance-confirmed demo club is rescheduled', async () => {
  const { context, clock } = server;
  const dates = `select club_name, meeting_date::text from clubs c
    where club_name = '새 이름' or cancelled_at is not null or attendance_confirmed_at is not null
      or exists (select from reviews r where r.club_id = c.club_id) order by club_id`;
  const change = (text: string) => runSql(context.database, text);
  await change(`update clubs set club_name = '새 이름' where club_name = '인왕산 두 시간 코스'`);
  await change(`insert into reviews (club_id, reviewer_id, reviewee_id, comment_category, created_at)
    select club_id, 1, 2, 'CONSIDERATE', now() from clubs where club_name = '엘피 바에서 한 면씩'`);
  await change(`update clubs set meeting_date = '2026-11-14', attendance_confirmed_at = '2026-11-16'
    where club_name = '성수에서 볼더링 처음 해 보는 사람들'`);
  const before = await change(dates);
  clock.advance(40 * 24 * 60 * 60 * 1000);
  expect(await moveDemo(context)).toBeGreaterThan(30);
  expect(await change(dates)).toEqual(before);
});
