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

type Name = 'host' | 'first' | 'second' | 'newcomer';
type People = { world: CrewWorld; first: TestMember; newcomer: TestMember };

const membership = ({ world, first }: People) =>
  `/api/crews/${world.crewId}/members/${first.memberId}`;

// covers T1.2 (docs/coverage-statements.md)
test.for<[string, Name[], (people: People) => Promise<unknown>]>([
  [
    'joins',
    ['host', 'first', 'second', 'newcomer'],
    ({ world, newcomer }) => joinCrew(world.crewId, newcomer),
  ],
  [
    'leaves',
    ['host', 'first', 'second'],
    (people) => send(people.first, 'DELETE', membership(people)),
  ],
  [
    'is removed',
    ['host', 'first', 'second'],
    (people) => send(people.world.host, 'DELETE', membership(people), { reason: 'DIRECTION' }),
  ],
  ['becomes co-host', ['host', 'first', 'second'], ({ world, first }) => makeCohost(world, first)],
  [
    'withdraws',
    ['host', 'second'],
    ({ first }) => send(first, 'DELETE', `/api/members/${first.memberId}`),
  ],
])('open pages of a crew refetch when a member %s', async ([, rung, change]) => {
  const world = await createCrew(2);
  const [first, second] = world.members as [TestMember, TestMember];
  const newcomer = await createMember(server.context);
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await change({ world, first, newcomer });
  const { crewId, host } = world;
  const people = { host, first, second, newcomer };
  const expected = rung.map((name) => people[name].memberId);
  const rings = ring.mock.calls.flatMap(([bell]) => (bell.event === 'crew' ? [bell] : []));
  ring.mockRestore();
  expect(rings.map((bell) => [bell.crewId, new Set(bell.memberIds)])).toContainEqual([
    crewId,
    new Set(expected),
  ]);
});
