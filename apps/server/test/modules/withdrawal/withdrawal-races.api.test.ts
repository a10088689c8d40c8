import { expect } from 'vitest';
import { isWithdrawnMember } from '#server/database/database-error.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { isLongRun } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

// Invariant checks are off because this file inserts clubs without a seat for their host.
test.override({ checksInvariants: false });

const ROUNDS = isLongRun ? 100 : 12;
const withdraw = ({ memberId, token }: TestMember) =>
  server.call({ method: 'DELETE', url: `/api/members/${memberId}`, token });

async function requireSound() {
  const broken = await runSql(
    server.context.database,
    `select 'seat' from club_members s join clubs c using (club_id) join members m using (member_id)
     where m.status = 'WITHDRAWN' and s.status in ('CLUB_WAITING', 'CLUB_JOINED')
       and c.cancelled_at is null and c.meeting_date > '2026-11-15'
     union all
     select 'club' from clubs c join members m on m.member_id = c.host_id
     where m.status = 'WITHDRAWN' and c.cancelled_at is null and c.meeting_date > '2026-11-15'
     union all
     select 'count' from clubs c where joined_count <> (
       select count(*) from club_members s where s.club_id = c.club_id and s.status = 'CLUB_JOINED')
     union all
     select 'follow' from follows f join members m on m.member_id in (follower_id, followee_id)
     where m.status = 'WITHDRAWN'
     union all
     select 'counters' from members m where following_count <> (
       select count(*) from follows where follower_id = member_id)`,
  );
  expect(broken).toEqual([]);
}

type Step = [text: string, values: unknown[]];

async function meanwhile(...steps: Step[]) {
  const client = await server.context.database.checkOut();
  try {
    await client.query('begin');
    for (const [text, values] of steps) await client.query(text, values);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    if (!isWithdrawnMember(error)) throw error;
  } finally {
    client.release();
  }
}

const join = (clubId: number, memberId: number): Step[] => [
  ['select 1 from clubs where club_id = $1 for update', [clubId]],
  [
    "insert into club_members (club_id, member_id, status) values ($1, $2, 'CLUB_JOINED')",
    [clubId, memberId],
  ],
];

const openClub = (memberId: number): Step => [
  `with club as (
     insert into clubs (host_id, club_name, club_info, join_question, fee, meeting_date,
       meeting_time, member_limit, gender_restriction, is_online, category_small_id,
       category_large_id)
     values ($1, '막차', '소개', '질문', 0, '2026-11-21', '14:00', 8, 'ALL', true, 1, 1)
     returning club_id)
   select club_id from club`,
  [memberId],
];

const follow = (followerId: number, followeeId: number): Step => [
  'insert into follows (follower_id, followee_id) values ($1, $2)',
  [followerId, followeeId],
];

/** Locks members in id order, as every follow operation does. */
const lockMembers = (...memberIds: number[]): Step => [
  'select 1 from members where member_id = any($1) order by member_id for no key update',
  [memberIds],
];

test('a second parallel withdrawal changes nothing', async () => {
  const me = await createMember(server.context);
  const statuses = (await Promise.all([withdraw(me), withdraw(me), withdraw(me)])).map(
    (reply) => reply.statusCode,
  );
  expect(statuses).toContain(202);
  expect(statuses.every((status) => status === 202 || status === 401)).toBe(true);
});

test('a withdrawal parallel to a join, a new club and a follow leaves none of them', async () => {
  const host = await createMember(server.context);
  for (let round = 0; round < ROUNDS; round += 1) {
    const [me, fan] = [await createMember(server.context), await createMember(server.context)];
    const clubId = await createClub(server.context, { hostId: host.memberId });
    const replies = await Promise.all([
      withdraw(me),
      meanwhile(...join(clubId, me.memberId)),
      meanwhile(openClub(me.memberId)),
      meanwhile(lockMembers(me.memberId, fan.memberId), follow(fan.memberId, me.memberId)),
    ]);
    expect(replies[0].statusCode).toBe(202);
  }
  await requireSound();
});

test('a withdrawal that waits for a join locks no member and then removes the new seat', async () => {
  const host = await createMember(server.context);
  const me = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const joining = await server.context.database.checkOut();
  const deciding = await server.context.database.checkOut();
  await joining.query('begin');
  for (const [text, values] of join(clubId, me.memberId)) await joining.query(text, values);
  const leaving = withdraw(me);
  await waitForLock(server.context, '%from members%');
  await deciding.query('begin');
  const locked = deciding.query('select 1 from clubs where club_id = $1 for update', [clubId]);
  await waitForLock(server.context, 'select 1 from clubs%');
  await joining.query('commit');
  joining.release();
  await locked;
  await waitForLock(server.context, '%clubs c%');
  // The waiting withdrawal holds neither the club nor the member, so this lock succeeds.
  const lockMember = 'select 1 from members where member_id = $1 for key share nowait';
  await expect(deciding.query(lockMember, [me.memberId])).resolves.toBeDefined();
  await deciding.query('commit');
  deciding.release();
  expect((await leaving).statusCode).toBe(202);
  await requireSound();
});

test('two members who follow each other can withdraw in parallel', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = [await createMember(server.context), await createMember(server.context)];
    for (const [one, two] of [
      [a, b],
      [b, a],
    ] as const) {
      const edge = { follower_id: one.memberId, followee_id: two.memberId };
      await insertRow(server.context.database, 'follows', edge);
    }
    const replies = await Promise.all([withdraw(a), withdraw(b)]);
    expect(replies.map((reply) => reply.statusCode)).toEqual([202, 202]);
  }
  await requireSound();
});

test('a request that waits while its member withdraws is refused', async () => {
  const [me, other] = [await createMember(server.context), await createMember(server.context)];
  const clubId = await createClub(server.context, { hostId: other.memberId });
  const attempts: Step[] = [
    join(clubId, me.memberId)[1] ?? openClub(me.memberId),
    openClub(me.memberId),
    follow(me.memberId, other.memberId),
    follow(other.memberId, me.memberId),
  ];
  const client = await server.context.database.checkOut();
  await client.query('begin');
  await client.query('select 1 from members where member_id = $1 for update', [me.memberId]);
  const refused = attempts.map(([text, values]) =>
    expect(runSql(server.context.database, text, values)).rejects.toSatisfy(isWithdrawnMember),
  );
  await waitForLock(server.context, 'insert into follows%');
  await client.query(
    `update members set status = 'WITHDRAWN', withdrawn_at = now(), email = null, nickname = null,
       about_me = null, gender = null, birth_year = null where member_id = $1`,
    [me.memberId],
  );
  await client.query('commit');
  client.release();
  await Promise.all(refused);
  await requireSound();
});
