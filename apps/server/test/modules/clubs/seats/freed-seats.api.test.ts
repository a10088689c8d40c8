import { beforeEach, expect } from 'vitest';
import {
  createCrew,
  insertDate,
  makeCohost,
  restore,
  send,
  suspend,
} from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import {
  answerOffer,
  cancel,
  createFullClub,
  decide,
  joinQueue,
  preapprove,
  readClub,
  readPart,
  runSeatJob,
  type SeatWorld,
  setTime,
} from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

let world: SeatWorld;
let leaver: TestMember;
let next: TestMember;
let last: TestMember;
beforeEach(async () => {
  world = await createFullClub(2);
  [leaver] = world.seated as [TestMember];
  [next, last] = world.queue as [TestMember, TestMember];
});

const path = () => `/api/clubs/${world.clubId}`;
const offerToFirst = () => cancel(leaver, world.clubId);

const waysToFree: [string, () => Promise<unknown>][] = [
  ['a cancelled seat', () => cancel(leaver, world.clubId)],
  ['a kick', () => send(world.host, 'PATCH', `${path()}/kicks/${leaver.memberId}`)],
  ['못 가요', () => send(leaver, 'PUT', `${path()}/answer`, { going: false })],
  ['못 가요 after a change', () => send(leaver, 'PUT', `${path()}/confirmation`, { going: false })],
  ['a withdrawal', () => send(leaver, 'DELETE', `/api/members/${leaver.memberId}`)],
  ['a suspension', () => suspend(leaver)],
  ['a raised limit', () => send(world.host, 'POST', `${path()}/changes`, { memberLimit: 4 })],
];

// covers G19 (docs/coverage-statements.md)
test.each(waysToFree)(
  'a seat freed by %s is offered to the first in the queue',
  async (_, free) => {
    await free();
    expect(await readPart(world.clubId, next)).toBe('offered');
    expect(await readPart(world.clubId, last)).toBe('queued');
  },
);

test('raising the member limit by two offers two seats to the queue', async () => {
  const wide = await createFullClub(3);
  await send(wide.host, 'POST', `/api/clubs/${wide.clubId}/changes`, { memberLimit: 5 });
  const parts = await Promise.all(wide.queue.map((member) => readPart(wide.clubId, member)));
  expect(parts).toEqual(['offered', 'offered', 'queued']);
});

const waysToPass: [string, () => Promise<unknown>][] = [
  ['was declined', () => answerOffer(next, world.clubId, false)],
  ['is given up with the position in the queue', () => cancel(next, world.clubId)],
  ['ends with a rejection', () => decide(world, next, 'CLUB_REJECTED')],
  ['ends with a block', () => send(world.host, 'POST', `/api/members/${next.memberId}/block`)],
  ['ends with a withdrawal', () => send(next, 'DELETE', `/api/members/${next.memberId}`)],
  ['ends with a suspension', () => suspend(next)],
  [
    'has expired',
    async () => {
      server.clock.advance(12 * 60 * 60_000);
      await runSeatJob();
    },
  ],
];

// covers G19 (docs/coverage-statements.md)
test.each(waysToPass)('an offer that %s passes to the next in the queue', async (_, end) => {
  await offerToFirst();
  expect(await readPart(world.clubId, next)).toBe('offered');
  await end();
  expect(await readPart(world.clubId, last)).toBe('offered');
});

test('a cancelled club has no open offers', async () => {
  await offerToFirst();
  await send(world.host, 'DELETE', path());
  expect(await readClub(next, world.clubId)).toMatchObject({ offer: null, waitlist: null });
  expect(await readPart(world.clubId, next)).toBe('queued');
  expect((await answerOffer(next, world.clubId, true)).statusCode).toBe(422);
});

test('a member limit below the number of joined and offered seats is refused', async () => {
  await send(world.host, 'POST', `${path()}/changes`, { memberLimit: 5 });
  const lower = (memberLimit: number) =>
    send(world.host, 'POST', `${path()}/changes`, { memberLimit });
  expect((await lower(4)).json().code).toBe('CLUB_LIMIT_BELOW_JOINED');
  await setTime('2026-11-19T12:00:00+09:00', world.host);
  expect((await lower(4)).statusCode).toBe(201);
});

test.each([
  ['leaves the crew', false],
  ['is removed from the crew', true],
])('the seat of a member who %s is offered to the queue', async (_, isRemoved) => {
  const crew = await createCrew(2);
  const [one, two] = crew.members as [TestMember, TestMember];
  const stranger = await createMember(server.context);
  const clubId = await insertDate(crew, { limit: 3, seats: [one, two], isPublic: true });
  await joinQueue(stranger, clubId);
  await preapprove({ ...world, clubId, host: crew.host }, stranger);
  const url = `/api/crews/${crew.crewId}/members/${one.memberId}`;
  await send(
    isRemoved ? crew.host : one,
    'DELETE',
    url,
    isRemoved ? { reason: 'AWAY' } : undefined,
  );
  expect(await readPart(clubId, stranger)).toBe('offered');
});

test('the seat of a suspended crew host is offered after a co-host took over', async () => {
  const crew = await createCrew(2);
  const [cohost, two] = crew.members as [TestMember, TestMember];
  await makeCohost(crew, cohost);
  const clubId = await insertDate(crew, { limit: 3, seats: [cohost, two], isPublic: true });
  const stranger = await createMember(server.context);
  await joinQueue(stranger, clubId);
  await preapprove({ ...world, clubId, host: crew.host }, stranger);
  await suspend(crew.host);
  expect(await readPart(clubId, stranger)).toBe('offered');
});

test('a suspended crew member loses seats and answers but stays in the crew', async () => {
  const crew = await createCrew(2);
  const [own, two] = crew.members as [TestMember, TestMember];
  const clubId = await insertDate(crew, { limit: 3, seats: [own, two] });
  await send(own, 'PUT', `/api/clubs/${clubId}/answer`, { going: true });
  await suspend(own);
  await restore(own);
  await setTime(server.clock.now().toISOString(), own);
  expect(await readPart(clubId, own)).toBe('none');
  expect((await readClub(own, clubId)).myAnswer).toBe(null);
});

test('a suspended host retains the seat in their own club', async () => {
  await suspend(world.host);
  expect(await readPart(world.clubId, world.host)).toBe('joined');
});
