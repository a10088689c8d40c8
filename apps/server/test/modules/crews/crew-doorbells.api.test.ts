import { expect, vi } from 'vitest';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  joinCrew,
  makeCohost,
  send,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
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
  const { crewId, host } = world;
  const people = { host, first, second, newcomer };
  const expected = rung.map((name) => people[name].memberId);
  const rings = await listRings(() => change({ world, first, newcomer }));
  expect(rings).toContainEqual([crewId, new Set(expected)]);
});

async function listRings(act: () => Promise<unknown>) {
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await act();
  const rings = ring.mock.calls.flatMap(([bell]) => (bell.event === 'crew' ? [bell] : []));
  ring.mockRestore();
  return rings.map((bell) => [bell.crewId, new Set(bell.memberIds)]);
}

const WEEKLY = { rhythm: { every: 'WEEKLY', weekday: 3 }, applyToOpenDates: false };

test.for([
  ['is renamed', 'PATCH', '', { name: '목요일엔 책방' }],
  ['gets a rhythm', 'PUT', '/rhythm', WEEKLY],
  ['opens a date', 'POST', '/dates', { meetingDate: '2026-11-27' }],
  ['ends', 'DELETE', '', undefined],
] as const)('open pages of a crew refetch when the crew %s', async ([, method, path, body]) => {
  const { crewId, host, members } = await createCrew(1);
  const everyone = new Set([host, ...members].map(({ memberId }) => memberId));
  const rings = await listRings(() => send(host, method, `/api/crews/${crewId}${path}`, body));
  expect(rings).toContainEqual([crewId, everyone]);
});

test('open pages of a crew refetch when the crew skips a date or resumes', async () => {
  const world = await createCrew(1);
  const { crewId, host, members } = world;
  const everyone = new Set([host, ...members].map(({ memberId }) => memberId));
  await insertDate(world);
  const skip = await listRings(() => send(host, 'DELETE', `/api/crews/${crewId}/dates/2026-11-25`));
  expect(skip).toContainEqual([crewId, everyone]);
  const pause = `update crews set paused_at = $2, pause_reason = 'TOO_FEW' where crew_id = $1`;
  await runSql(server.context.database, pause, [crewId, server.clock.now()]);
  const resume = await listRings(() => send(host, 'POST', `/api/crews/${crewId}/resume`));
  expect(resume).toContainEqual([crewId, everyone]);
});
