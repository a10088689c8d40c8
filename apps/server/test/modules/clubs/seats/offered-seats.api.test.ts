import { beforeEach, expect } from 'vitest';
import { unchangedPlan } from '#test/factories/club-factory.ts';
import { createCrew, insertDate, readCrew, send } from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import {
  cancel,
  createFullClub,
  readClub,
  type SeatWorld,
  setTime,
} from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

const EXPIRED = '2026-11-16T00:10:00+09:00';

let world: SeatWorld;
let stranger: TestMember;
beforeEach(async () => {
  world = await createFullClub(1);
  stranger = await createMember(server.context);
  await cancel(world.seated[0] as TestMember, world.clubId);
});

const read = async (path: string) => (await send(stranger, 'GET', path)).json();
const joinable = () => `/api/clubs/recommend/${stranger.memberId}?upcoming=1&page=1&size=12`;
const day = '/api/clubs/date?date=2026-11-21&page=1&size=12';
const findCard = async (path: string) =>
  (await read(path)).data.find((card: { clubId: number }) => card.clubId === world.clubId);

// covers G18 (docs/coverage-statements.md)
test('a club whose last seat is offered is in no list of joinable clubs', async () => {
  expect(await findCard(joinable())).toBeUndefined();
  expect(await findCard(day)).toMatchObject({ joinedCount: 2, offeredCount: 1 });
  const path = `/api/clubs/${world.clubId}/invitation`;
  expect((await read(path)).data).toMatchObject({ joinedCount: 2, offeredCount: 1 });
});

test('lists count the seat of an expired offer as free, even before a job has run', async () => {
  await setTime(EXPIRED, stranger);
  expect(await findCard(joinable())).toMatchObject({ joinedCount: 2, offeredCount: 0 });
  expect(await findCard(day)).toMatchObject({ joinedCount: 2, offeredCount: 0 });
  expect(await readClub(stranger, world.clubId)).toMatchObject({ offeredCount: 0 });
});

test('the host may lower the limit after an offer has expired, before a job has run', async () => {
  const { clubId, host, queue, seated } = await createFullClub(3);
  await send(host, 'POST', `/api/clubs/${clubId}/changes`, { memberLimit: 4 });
  for (const one of seated) await cancel(one, clubId);
  expect(await readClub(host, clubId)).toMatchObject({ joinedCount: 1, offeredCount: 3 });
  await setTime(EXPIRED, host, ...queue);
  const body = { ...unchangedPlan, memberLimit: 3 };
  expect((await send(host, 'PATCH', `/api/clubs/${clubId}`, body)).statusCode).toBe(200);
});

test('the page of a crew counts seats that are offered to others', async () => {
  const crew = await createCrew(4);
  const [one, two, next, other] = crew.members as [TestMember, TestMember, TestMember, TestMember];
  const clubId = await insertDate(crew, { limit: 3, seats: [one, two] });
  const answer = (who: TestMember, going: boolean) =>
    send(who, 'PUT', `/api/clubs/${clubId}/answer`, { going });
  await answer(next, true);
  await answer(one, false);
  const readDate = async (who: TestMember) => (await readCrew(crew.crewId, who)).dates?.[0];
  expect(await readDate(other)).toMatchObject({ goingCount: 2, offeredCount: 1, unanswered: 1 });
  expect(await readDate(next)).toMatchObject({ goingCount: 2, offeredCount: 0 });
  await setTime(EXPIRED, other);
  expect(await readDate(other)).toMatchObject({ offeredCount: 0, unanswered: 2 });
});

test('an offer of a crew meeting ends at a millisecond, not at the next second', async () => {
  const crew = await createCrew(3);
  const [one, two, next] = crew.members as [TestMember, TestMember, TestMember];
  const clubId = await insertDate(crew, { limit: 3, seats: [one, two] });
  await send(next, 'PUT', `/api/clubs/${clubId}/answer`, { going: true });
  server.clock.set('2026-11-15T12:00:00.400+09:00');
  await send(one, 'PUT', `/api/clubs/${clubId}/answer`, { going: false });
  await setTime('2026-11-16T00:00:00.400+09:00', crew.host);
  const [date] = (await readCrew(crew.crewId, crew.host)).dates ?? [];
  expect(date).toMatchObject({ goingCount: 2, offeredCount: 0, unanswered: 1 });
});
