import fc from 'fast-check';
import { expect } from 'vitest';
import { createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const PEOPLE = 5;
const PATIENCE_MS = 90_000;

const people: TestMember[] = [];
const clubs: { id: number; hostId: number }[] = [];

test.beforeAll(async () => {
  for (let made = 0; made < PEOPLE; made += 1) {
    const member = await createMember(server.context, { interests: [6] });
    people.push(member);
    const hostId = member.memberId;
    clubs.push({ id: await createClub(server.context, { hostId }), hostId });
    if (made > 0)
      await insertRow(server.context.database, 'follows', {
        follower_id: hostId,
        followee_id: people[0]?.memberId,
      });
  }
});

const pairs = Array.from({ length: PEOPLE - 1 }, (_, one) =>
  Array.from({ length: PEOPLE - 2 - one }, (_, step) => [one + 1, one + 2 + step] as const),
).flat();
const worldShape = fc.tuple(...pairs.map(() => fc.constantFrom(null, null, null, 'a', 'b')));

async function idsIn(viewer: TestMember, url: string, getId: (row: never) => number) {
  const reply = await server.call({ method: 'GET', url, token: viewer.token });
  const { data, pageInfo } = reply.json();
  expect(pageInfo.totalElements, url).toBe(data.length);
  return data.map(getId).toSorted((a: number, b: number) => a - b);
}

// covers B2 (docs/coverage-statements.md)
test('with any blocks, every list equals the unfiltered list minus the hidden members', {
  timeout: PATIENCE_MS,
}, async () => {
  const check = async (world: (null | string)[]) => {
    const { database, doorbells } = server.context;
    await runSql(database, 'delete from blocks');
    const hidden = new Set<string>();
    for (const [index, [one, other]] of pairs.entries()) {
      const side = world[index];
      const ids = [people[one]?.memberId, people[other]?.memberId];
      if (side === null || side === undefined) continue;
      const [blocker, blocked] = side === 'a' ? ids : ids.toReversed();
      await runSql(database, 'insert into blocks values ($1, $2, now())', [blocker, blocked]);
      hidden.add(ids.join(' ')).add(ids.toReversed().join(' '));
    }
    doorbells.ring({ event: 'lists' });
    for (const viewer of people) {
      const isSeen = (memberId: number) => !hidden.has(`${viewer.memberId} ${memberId}`);
      const seen = clubs.filter(({ hostId }) => isSeen(hostId)).map(({ id }) => id);
      const clubId = (card: { clubId: number }) => card.clubId;
      const lists = [
        'category?cl=2&size=50',
        'date?days=6&size=50',
        'search?keyword=볼더링&size=50',
      ];
      for (const list of lists)
        expect(await idsIn(viewer, `/api/clubs/${list}`, clubId), list).toEqual(seen);
      const foreign = clubs.filter(({ hostId }) => isSeen(hostId) && hostId !== viewer.memberId);
      const recommended = `/api/clubs/recommend/${viewer.memberId}?size=50`;
      expect(await idsIn(viewer, recommended, clubId)).toEqual(foreign.map(({ id }) => id));
      const followers = people.slice(1).map(({ memberId }) => memberId);
      const url = `/api/members/${people[0]?.memberId}/follower?size=50`;
      const followerId = (row: { follower: TestMember }) => row.follower.memberId;
      expect(await idsIn(viewer, url, followerId)).toEqual(followers.filter(isSeen));
    }
  };
  await fc.assert(fc.asyncProperty(worldShape, check), { numRuns: 6, endOnFailure: true });
});
