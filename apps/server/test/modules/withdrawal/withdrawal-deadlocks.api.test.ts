import { expect } from 'vitest';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { countDeadlocks } from '#test/harness/count-deadlocks.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

const ROUNDS = roundCount(60);
const ROUNDS_AT_ONCE = 4;

test('a deadlock in PostgreSQL increases the measured deadlock count', async () => {
  const { database } = server.context;
  const [one, other] = [await createMember(server.context), await createMember(server.context)];
  const before = await countDeadlocks(server.context);
  const clients = [await database.checkOut(), await database.checkOut()] as const;
  const lock = (client: 0 | 1, { memberId }: TestMember) =>
    clients[client].query('select from members where member_id = $1 for update', [memberId]);
  for (const client of clients) await client.query('begin');
  await lock(0, one);
  await lock(1, other);
  const waiting = lock(0, other);
  await waitForLock(server.context, 'select from members%');
  const ends = await Promise.allSettled([waiting, lock(1, one)]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  for (const client of clients) {
    await client.query('rollback');
    client.release();
  }
  expect(await countDeadlocks(server.context)).toBe(before + 1);
});

const call = async (method: 'DELETE' | 'POST', url: string, { token }: TestMember) =>
  (await server.call({ method, url, token })).statusCode;

/**
 * The withdrawing member has a middle id: some other members have lower ids and some higher ones,
 * so transactions that do not lock in id order would deadlock.
 */
async function createPeople() {
  const made = await Promise.all(Array.from({ length: 5 }, () => createMember(server.context)));
  const [first, second, leaver, fourth, last] = made.toSorted((a, b) => a.memberId - b.memberId);
  if (!first || !second || !leaver || !fourth || !last) throw new Error('too few members');
  return { followers: [first, last], strangers: [second, fourth], leaver } as const;
}

async function playRound(): Promise<number[]> {
  const { followers, strangers, leaver } = await createPeople();
  for (const { memberId } of followers) {
    const edge = { follower_id: memberId, followee_id: leaver.memberId };
    await insertRow(server.context.database, 'follows', edge);
  }
  const url = `/api/members/${leaver.memberId}`;
  return Promise.all([
    call('DELETE', url, leaver),
    call('POST', `${url}/follow`, strangers[0]),
    call('POST', `${url}/follow`, strangers[1]),
    call('POST', `/api/members/${strangers[0].memberId}/follow`, leaver),
    call('POST', `${url}/block`, followers[1]),
    call('POST', `${url}/unfollow`, followers[0]),
  ]);
}

test(`${ROUNDS} withdrawals during follows and blocks cause no deadlock`, async () => {
  const before = await countDeadlocks(server.context);
  for (let round = 0; round < ROUNDS; round += ROUNDS_AT_ONCE) {
    const rounds = await Promise.all(Array.from({ length: ROUNDS_AT_ONCE }, playRound));
    for (const [withdrawn, ...others] of rounds) {
      expect(withdrawn).toBe(202);
      expect(others.filter((status) => status >= 500)).toEqual([]);
    }
  }
  expect(await countDeadlocks(server.context)).toBe(before);
  const left = `select from follows join members on member_id in (follower_id, followee_id)
    where status = 'WITHDRAWN'`;
  expect(await runSql(server.context.database, left)).toEqual([]);
});
