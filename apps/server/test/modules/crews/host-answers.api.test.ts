import { expect } from 'vitest';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  passDays,
  readCrew,
  send,
  suspend,
} from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let world: CrewWorld;
let first: TestMember;
let second: TestMember;
let clubId: number;

test.beforeEach(async () => {
  world = await createCrew(2);
  [first, second] = world.members as [TestMember, TestMember];
  clubId = await insertDate(world);
});

const refuse = (member: TestMember) =>
  send(member, 'PUT', `/api/clubs/${clubId}/answer`, { going: false });

async function handOver(from: TestMember, to: TestMember): Promise<void> {
  const url = `/api/crews/${world.crewId}/handovers`;
  await send(from, 'POST', url, { memberId: to.memberId });
  await send(to, 'PUT', `${url}/${to.memberId}`, { accepting: true });
}

async function readDate(member: TestMember) {
  return (await readCrew(world.crewId, member)).dates.find((date) => date.clubId === clubId);
}

test('a host goes to every meeting, and a former host’s 못 가요 is valid again', async () => {
  await refuse(first);
  await handOver(world.host, first);
  expect(await readDate(first)).toMatchObject({ myAnswer: true, goingCount: 2, notGoing: 0 });
  await handOver(first, second);
  expect(await readDate(first)).toMatchObject({ myAnswer: false, goingCount: 2, notGoing: 1 });
});

test('the 못 가요 of a former host is not valid for a meeting that has moved', async () => {
  await refuse(first);
  await handOver(world.host, first);
  server.clock.advance(60_000);
  await send(first, 'POST', `/api/clubs/${clubId}/changes`, { meetingDate: '2026-11-26' });
  await handOver(first, second);
  expect(await readDate(first)).toMatchObject({ myAnswer: true, goingCount: 3, notGoing: 0 });
});

test('an earlier 못 가요 is restored only once', async () => {
  await refuse(first);
  await handOver(world.host, first);
  await handOver(first, second);
  await send(first, 'PUT', `/api/clubs/${clubId}/answer`, { going: true });
  await handOver(second, first);
  await handOver(first, second);
  expect(await readDate(first)).toMatchObject({ myAnswer: true });
});

test('a former host still goes to a full meeting that the new host cannot join', async () => {
  const outsider = await createMember(server.context);
  clubId = await insertDate(world, { day: '2026-11-26', limit: 3, seats: [outsider] });
  await refuse(first);
  await handOver(world.host, first);
  await handOver(first, second);
  expect(await readDate(first)).toMatchObject({ myAnswer: true, goingCount: 3 });
});

test('a member who takes over a crew goes to its meetings', async () => {
  clubId = await insertDate(world, { day: '2026-11-30' });
  await refuse(first);
  await suspend(world.host);
  await passDays(7, first, second);
  await send(first, 'POST', `/api/crews/${world.crewId}/takeover`);
  expect(await readDate(first)).toMatchObject({ myAnswer: true, notGoing: 0 });
});
