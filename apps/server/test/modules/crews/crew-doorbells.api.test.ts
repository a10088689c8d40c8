import { expect, vi } from 'vitest';
import {
  type CrewWorld,
  createCrew,
  joinCrew,
  makeCohost,
  send,
} from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

type People = { world: CrewWorld; first: TestMember; newcomer: TestMember };

const membership = ({ world, first }: People) =>
  `/api/crews/${world.crewId}/members/${first.memberId}`;

// covers T1.2 (docs/coverage-statements.md)
test.for<[string, (people: People) => Promise<unknown>]>([
  ['joins', ({ world, newcomer }) => joinCrew(world.crewId, newcomer)],
  ['leaves', (people) => send(people.first, 'DELETE', membership(people))],
  [
    'is removed',
    (people) => send(people.world.host, 'DELETE', membership(people), { reason: 'DIRECTION' }),
  ],
  ['becomes co-host', ({ world, first }) => makeCohost(world, first)],
  ['withdraws', ({ first }) => send(first, 'DELETE', `/api/members/${first.memberId}`)],
])('open pages of a crew refetch when a member %s', async ([, change]) => {
  const world = await createCrew(2);
  const [first, second] = world.members as [TestMember, TestMember];
  const newcomer = await createMember(server.context);
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await change({ world, first, newcomer });
  const { crewId, host } = world;
  const memberIds = expect.arrayContaining([host.memberId, second.memberId]);
  expect(ring).toHaveBeenCalledWith({ event: 'crew', crewId, memberIds });
  ring.mockRestore();
});
