import { expect } from 'vitest';
import { addClubMember } from '#test/factories/club-factory.ts';
import { createCrew, insertDate, joinCrew, send } from '#test/factories/crew-factory.ts';
import { createCrew as createPlannedCrew, readDates } from '#test/factories/crew-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import {
  answerOffer,
  cancel,
  createFullClub,
  decide,
  joinQueue,
  preapprove,
  readClub,
  readKinds,
  readPart,
  runSeatJob,
  setTime,
} from '#test/factories/seat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

const answer = (who: TestMember, clubId: number, going: boolean) =>
  send(who, 'PUT', `/api/clubs/${clubId}/answer`, { going });

// covers G18 (docs/coverage-statements.md)
test('a full club refuses an application without waitlist and queues one with waitlist', async () => {
  const { clubId, host } = await createFullClub(0);
  const member = await createMember(server.context);
  const url = `/api/clubs/${clubId}/signups`;
  const refused = await send(member, 'POST', url, { joinAnswer: '저요.' });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'CLUB_FULL']);
  const queued = await joinQueue(member, clubId);
  expect([queued.statusCode, queued.json().data]).toMatchObject([
    201,
    {
      clubMemberStatus: 'CLUB_WAITING',
      queue: { position: 1, isApproved: false, needsApproval: true, offerExpiresAt: null },
    },
  ]);
  expect(await readKinds(host)).toEqual(['WAITLISTED']);
});

test('a waiting applicant can join the queue once the club is full', async () => {
  const { clubId, host, seated } = await createFullClub(0);
  const [one] = seated as [TestMember];
  await cancel(one, clubId);
  const [applicant, other] = [
    await createMember(server.context),
    await createMember(server.context),
  ];
  await send(applicant, 'POST', `/api/clubs/${clubId}/signups`, { joinAnswer: '저요.' });
  expect((await joinQueue(applicant, clubId)).statusCode).toBe(409);
  await addClubMember(server.context, clubId, other.memberId, 'CLUB_JOINED');
  const queued = await joinQueue(applicant, clubId);
  expect(queued.statusCode).toBe(201);
  expect(queued.json().data).toMatchObject({ queue: { position: 1 }, joinAnswer: '저요.' });
  expect((await joinQueue(applicant, clubId)).statusCode).toBe(409);
  expect(await readKinds(host)).toContain('WAITLISTED');
  await setTime('2026-11-18T12:00:00+09:00');
  await runSeatJob();
  expect(await readPart(clubId, applicant)).toBe('queued');
});

test('a club with a free seat treats an application for the queue as an ordinary one', async () => {
  const { clubId, seated } = await createFullClub(0);
  await cancel(seated[0] as TestMember, clubId);
  const member = await createMember(server.context);
  expect((await joinQueue(member, clubId)).json().data).not.toHaveProperty('queue');
  expect(await readPart(clubId, member)).toBe('waiting');
});

test('the page of a full club shows the length of the queue and the viewer’s position', async () => {
  const { clubId, queue } = await createFullClub(3, 1);
  const stranger = await createMember(server.context);
  const [, , third] = queue as [TestMember, TestMember, TestMember];
  expect((await readClub(third, clubId)).waitlist).toEqual({ length: 3, position: 3 });
  expect((await readClub(stranger, clubId)).waitlist).toEqual({ length: 3, position: null });
});

test('the page of a club with a free seat has no queue', async () => {
  const { clubId, seated } = await createFullClub(0);
  await cancel(seated[0] as TestMember, clubId);
  const stranger = await createMember(server.context);
  expect(await readClub(stranger, clubId)).toMatchObject({ waitlist: null, offer: null });
});

test('a member who leaves the queue and joins it again is last', async () => {
  const { clubId, queue } = await createFullClub(2, 0);
  const [first] = queue as [TestMember];
  expect((await cancel(first, clubId)).statusCode).toBe(204);
  server.clock.advance(1_000);
  await joinQueue(first, clubId);
  expect((await readClub(first, clubId)).waitlist).toEqual({ length: 2, position: 2 });
});

test('the host sees positions, approvals and offers of everybody in the queue', async () => {
  const world = await createFullClub(2, 1);
  await cancel(world.seated[0] as TestMember, world.clubId);
  const url = `/api/clubs/${world.clubId}/signups`;
  const rows = (await send(world.host, 'GET', url)).json().data;
  const queued = rows.flatMap(({ queue }: { queue?: object }) => queue ?? []);
  const common = { needsApproval: true };
  expect(queued).toEqual([
    { ...common, position: null, isApproved: true, offerExpiresAt: expect.any(String) },
    { ...common, position: 1, isApproved: false, offerExpiresAt: null },
  ]);
});

test('the number of waiting applications that a host sees does not include the queue', async () => {
  const { host } = await createFullClub(2, 1);
  const reply = await send(host, 'GET', '/api/applications/waiting');
  expect(reply.json().data.count).toBe(0);
});

test('the approval of a queued member cannot be withdrawn once a seat is offered', async () => {
  const world = await createFullClub(1);
  const [member] = world.queue as [TestMember];
  expect((await preapprove(world, member, false)).statusCode).toBe(204);
  await preapprove(world, member);
  await cancel(world.seated[0] as TestMember, world.clubId);
  const reply = await preapprove(world, member, false);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'SEAT_ALREADY_OFFERED']);
});

test('approving a member who is not in the queue is refused', async () => {
  const world = await createFullClub(0);
  const stranger = await createMember(server.context);
  expect((await preapprove(world, stranger)).statusCode).toBe(404);
});

test('the host can accept a queued member at once if a seat is free', async () => {
  const world = await createFullClub(1, 0);
  const [member] = world.queue as [TestMember];
  expect((await decide(world, member, 'CLUB_JOINED')).statusCode).toBe(409);
  await cancel(world.seated[0] as TestMember, world.clubId);
  expect((await decide(world, member, 'CLUB_JOINED')).statusCode).toBe(202);
  expect(await readPart(world.clubId, member)).toBe('joined');
});

// covers G18, G11 (docs/coverage-statements.md)
test('a crew member joins the queue of a full crew meeting by answering 갈게요', async () => {
  const crew = await createCrew(4);
  const [one, two, member, last] = crew.members as TestMember[];
  if (!one || !two || !member || !last) throw new Error('four members');
  const clubId = await insertDate(crew, { limit: 3, seats: [one, two], isPublic: true });
  const stranger = await createMember(server.context);
  await joinQueue(stranger, clubId);
  const queued = { answer: 'QUEUED', position: 1 };
  for (const _ of ['first', 'second'])
    expect((await answer(member, clubId, true)).json().data).toEqual(queued);
  server.clock.advance(1_000);
  expect((await answer(last, clubId, true)).json().data.position).toBe(2);
  expect((await readClub(stranger, clubId)).waitlist).toEqual({ length: 3, position: 3 });
  await answer(one, clubId, false);
  expect(await readPart(clubId, member)).toBe('offered');
  expect((await answer(member, clubId, true)).json().data).toEqual({ answer: 'GOING' });
  expect((await answer(last, clubId, false)).json().data).toEqual({ answer: 'NOT_GOING' });
});

test('a queued applicant of a crew meeting who joins the crew needs no approval', async () => {
  const crew = await createCrew(2);
  const [one, two] = crew.members as [TestMember, TestMember];
  const clubId = await insertDate(crew, { limit: 3, seats: [one, two], isPublic: true });
  const stranger = await createMember(server.context);
  await joinQueue(stranger, clubId);
  await answer(one, clubId, false);
  expect(await readPart(clubId, stranger)).toBe('queued');
  expect(await joinCrew(crew.crewId, stranger)).toBe(204);
  expect(await readPart(clubId, stranger)).toBe('offered');
  expect(await readKinds(stranger)).toContain('SEAT_OFFERED');
});

test('a queued crew member has no open answer, and 못 가요 ends the wait', async () => {
  const crew = await createCrew(3);
  const [one, two, member] = crew.members as [TestMember, TestMember, TestMember];
  const clubId = await insertDate(crew, { limit: 3, seats: [one, two] });
  const readDate = async () =>
    (await send(member, 'GET', `/api/crews/${crew.crewId}`)).json().data.dates[0];
  expect(await readDate()).toMatchObject({ unanswered: 1, myPosition: null });
  await answer(member, clubId, true);
  expect(await readDate()).toMatchObject({ unanswered: 0, myAnswer: null, myPosition: 1 });
  await answer(member, clubId, false);
  expect(await readDate()).toMatchObject({ notGoing: 1, myAnswer: false, myPosition: null });
});

test('a stranger gets 409 for answering an offer, and 403 for the seat question', async () => {
  const { clubId } = await createFullClub(0);
  const stranger = await createMember(server.context);
  expect((await answerOffer(stranger, clubId, true)).statusCode).toBe(409);
  expect((await answer(stranger, clubId, true)).statusCode).toBe(403);
});

test('members with 매번 갈게요 join the queue of a new crew meeting without free seats', async () => {
  const always = [1, 2, 3, 4];
  const crew = await createPlannedCrew(server.context, { size: 5, memberLimit: 3, always });
  const [date] = await readDates(server.context, crew);
  const parts = crew.members.map((member) => readPart(Number(date?.clubId), member));
  expect(await Promise.all(parts)).toEqual(['joined', 'joined', 'queued', 'queued']);
  expect(await readKinds(crew.members[3] as TestMember)).toEqual([]);
});
