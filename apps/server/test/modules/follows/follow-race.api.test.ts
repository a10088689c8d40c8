import { describe, expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

async function pair(): Promise<[TestMember, TestMember]> {
  return [await createMember(server.context), await createMember(server.context)];
}

async function send(actor: TestMember, other: TestMember, action: 'follow' | 'unfollow') {
  const url = `/api/members/${other.memberId}/${action}`;
  return (await server.call({ method: 'POST', url, token: actor.token })).statusCode;
}

async function expectCountersToHold() {
  const wrong = await runSql(
    server.context.database,
    `select member_id from members m
     where following_count <> (select count(*) from follows where follower_id = m.member_id)
        or follower_count <> (select count(*) from follows where followee_id = m.member_id)`,
  );
  expect(wrong).toEqual([]);
}

function sorted(statuses: number[]) {
  return statuses.toSorted((a, b) => a - b);
}

describe('parallel follows and unfollows', () => {
  test('eight parallel follows create one follow, and eight unfollows remove it once', async () => {
    const [me, other] = await pair();
    const eight = Array.from({ length: 8 });
    const follows = await Promise.all(eight.map(() => send(me, other, 'follow')));
    expect(sorted(follows)).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const unfollows = await Promise.all(eight.map(() => send(me, other, 'unfollow')));
    expect(sorted(unfollows)).toEqual([204, 404, 404, 404, 404, 404, 404, 404]);
    await expectCountersToHold();
  });

  test('two members who follow each other at the same time both succeed', async () => {
    for (let round = 0; round < 25; round += 1) {
      const [a, b] = await pair();
      expect(await Promise.all([send(a, b, 'follow'), send(b, a, 'follow')])).toEqual([201, 201]);
    }
    await expectCountersToHold();
  });

  test('four members who follow and unfollow each other in parallel get no server error', async () => {
    const ring = await Promise.all(Array.from({ length: 4 }, () => createMember(server.context)));
    const edges = ring.flatMap((a) => ring.filter((b) => b !== a).map((b) => ({ a, b })));
    const taps = edges.flatMap(({ a, b }) => [
      send(a, b, 'follow'),
      send(b, a, 'unfollow'),
      send(a, b, 'follow'),
    ]);
    for (const status of await Promise.all(taps)) expect([201, 204, 404, 409]).toContain(status);
    await expectCountersToHold();
  });

  test('a follow during an unfollow either follows again or is refused and leaves none', async () => {
    for (let round = 0; round < 25; round += 1) {
      const [me, other] = await pair();
      await send(me, other, 'follow');
      const [again, back] = await Promise.all([
        send(me, other, 'follow'),
        send(me, other, 'unfollow'),
      ]);
      expect(back).toBe(204);
      const left = await runSql(
        server.context.database,
        'select 1 from follows where follower_id = $1',
        [me.memberId],
      );
      expect([again, left.length]).toEqual(again === 201 ? [201, 1] : [409, 0]);
    }
    await expectCountersToHold();
  });
});
