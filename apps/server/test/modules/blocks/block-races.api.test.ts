import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { collectEnds, startBoth } from '#test/harness/race.ts';
import { roundCount } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROUNDS = roundCount(12);

async function send(actor: TestMember, url: string, payload?: object): Promise<number> {
  const reply = await server.call({
    method: 'POST',
    url,
    token: actor.token,
    ...(payload && { payload }),
  });
  return reply.statusCode;
}

async function pair(): Promise<[TestMember, TestMember]> {
  return [await createMember(server.context), await createMember(server.context)];
}

// The invariant check after each test fails if a follow or an application remains between the two
// members.

test('a block parallel to a follow leaves no follow, in either order', async () => {
  const ends = await collectEnds(ROUNDS, async (inOrder) => {
    const [one, other] = await pair();
    const follow = () => send(other, `/api/members/${one.memberId}/follow`);
    return (await startBoth(() => blockAs(one, other), follow, inOrder)).join(' ');
  });
  for (const end of ends) expect(['201 201', '201 404']).toContain(end);
});

test('a block parallel to an application leaves no waiting application', async () => {
  const ends = await collectEnds(ROUNDS, async (inOrder) => {
    const [host, other] = await pair();
    const clubId = await createClub(server.context, { hostId: host.memberId });
    const apply = () =>
      send(other, `/api/clubs/${clubId}/signups`, {
        memberId: other.memberId,
        joinAnswer: '갈게요.',
      });
    return (await startBoth(() => blockAs(host, other), apply, inOrder)).join(' ');
  });
  for (const end of ends) expect(['201 201', '201 404']).toContain(end);
});

test('of two members who block each other at the same time, only one succeeds', async () => {
  const ends = await collectEnds(ROUNDS, async (inOrder) => {
    const [one, other] = await pair();
    const both = await startBoth(
      () => blockAs(one, other),
      () => blockAs(other, one),
      inOrder,
    );
    return both.toSorted((a, b) => a - b).join(' ');
  });
  expect(ends).toEqual(['201 404']);
});
