import { expect } from 'vitest';
import {
  confirmAttendance,
  createMetClub,
  putAttendance,
} from '#test/factories/attendance-world.ts';
import {
  answer,
  createCrew,
  fillCrew,
  insertDate,
  insertInvitation,
  joinCrew,
  makeCohost,
  passDays,
  postCrew,
  readCrew,
  readStatus,
  send,
} from '#test/factories/crew-factory.ts';
import { recordArrival } from '#test/factories/door-world.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY_MS = 24 * 60 * 60_000;

async function createMetCrew() {
  const world = await createMetClub();
  await confirmAttendance(world);
  const crewId: number = (await postCrew(world.host)).json().data.crewId;
  return { ...world, crewId };
}

const invite = (crewId: number, host: TestMember, ...members: TestMember[]) =>
  send(host, 'POST', `/api/crews/${crewId}/invitations`, {
    memberIds: members.map(({ memberId }) => memberId),
  });

async function invitedIds(crewId: number, host: TestMember) {
  return (await readCrew(crewId, host)).invited?.map(({ memberId }) => memberId);
}

// covers G5 (docs/coverage-statements.md)
test('an invited member who accepts is in the crew, also after accepting twice', async () => {
  const { crewId, host, came } = await createMetCrew();
  expect((await invite(crewId, host, came)).statusCode).toBe(202);
  expect(await readCrew(crewId, came)).toMatchObject({ myState: 'INVITED', myRole: null });
  expect((await answer(crewId, came, true)).statusCode).toBe(204);
  expect((await answer(crewId, came, true)).statusCode).toBe(204);
  expect(await readCrew(crewId, came)).toMatchObject({ myState: 'JOINED', memberCount: 2 });
});

test('a crew invitation shows only people whom the invited member has met', async () => {
  const { crewId, host, came, away } = await createMetCrew();
  const unknown = await createMember(server.context);
  await joinCrew(crewId, unknown);
  await invite(crewId, host, came);
  const crew = await readCrew(crewId, came);
  expect(crew.members?.map(({ member }) => member.memberId)).toEqual([host.memberId]);
  expect(crew.memberCount).toBe(2);
  for (const key of ['past', 'roomId', 'plan', 'invited']) expect(crew).not.toHaveProperty(key);
  expect(await readStatus(crewId, away)).toBe(404);
});

test('an invitation names the inviter and the day of the next meeting, but no meeting', async () => {
  const { crewId, host, came, away } = await createMetCrew();
  await invite(crewId, host, came, away);
  await answer(crewId, away, true);
  await insertDate({ crewId, host, members: [] }, { day: '2026-12-02' });
  await insertDate({ crewId, host, members: [] }, { day: '2026-11-25' });
  const url = `/api/crews/${crewId}/handovers`;
  await send(host, 'POST', url, { memberId: away.memberId });
  await send(away, 'PUT', `${url}/${away.memberId}`, { accepting: true });
  expect(await readCrew(crewId, came)).toMatchObject({
    host: { memberId: away.memberId },
    invitedBy: { memberId: host.memberId },
    nextMeetingDate: '2026-11-25',
    dates: [],
  });
});

// covers G5 (docs/coverage-statements.md)
test('nobody is invited to a crew of the same host twice within 90 days', async () => {
  const { crewId, host, came } = await createMetCrew();
  await invite(crewId, host, came);
  await answer(crewId, came, false);
  const other: number = (await postCrew(host, { name: '다른 크루' })).json().data.crewId;
  expect((await invite(other, host, came)).statusCode).toBe(202);
  expect(await invitedIds(other, host)).toEqual([]);
  await passDays(89, host, came);
  await invite(crewId, host, came);
  expect(await readStatus(crewId, came)).toBe(410);
  await passDays(1, host, came);
  await invite(crewId, host, came);
  expect(await readStatus(crewId, came)).toBe(200);
});

test('a declined and an unanswered invitation look alike to the host', async () => {
  const { crewId, host, came, away } = await createMetCrew();
  await invite(crewId, host, came, away);
  expect((await answer(crewId, came, false)).statusCode).toBe(204);
  expect((await answer(crewId, came, false)).statusCode).toBe(204);
  const both = [came.memberId, away.memberId];
  expect(await invitedIds(crewId, host)).toEqual(both);
  await passDays(14, host);
  expect(await invitedIds(crewId, host)).toEqual([]);
});

test('a crew invitation can no longer be accepted after 14 days', async () => {
  const { crewId, host, came } = await createMetCrew();
  await invite(crewId, host, came);
  await passDays(14, came);
  expect(await readStatus(crewId, came)).toBe(410);
  const reply = await answer(crewId, came, true);
  expect([reply.statusCode, reply.json().code]).toEqual([410, 'INVITE_ENDED']);
});

test('a declined crew invitation and one to an ended crew cannot be accepted', async () => {
  const { crewId, host, came, away } = await createMetCrew();
  await invite(crewId, host, came, away);
  await answer(crewId, came, false);
  expect((await answer(crewId, came, true)).statusCode).toBe(410);
  await send(host, 'DELETE', `/api/crews/${crewId}`);
  expect((await answer(crewId, away, true)).statusCode).toBe(410);
});

test('the page of a crew says to invited people if their invitation has ended', async () => {
  const { crewId, host, came, away } = await createMetCrew();
  const stranger = await createMember(server.context);
  await invite(crewId, host, came, away);
  await answer(crewId, came, false);
  await send(host, 'DELETE', `/api/crews/${crewId}`);
  for (const who of [came, away]) expect(await readStatus(crewId, who)).toBe(410);
  expect(await readStatus(crewId, stranger)).toBe(404);
  await blockAs(host, away);
  expect(await readStatus(crewId, away)).toBe(404);
});

test('somebody who was not invited cannot join a crew', async () => {
  const { crewId } = await createCrew();
  const stranger = await createMember(server.context);
  for (const joining of [true, false])
    expect((await answer(crewId, stranger, joining)).statusCode).toBe(404);
});

test('a host cannot invite somebody from a meeting of another host', async () => {
  const { came } = await createMetCrew();
  const { crewId, host } = await createCrew();
  const reply = await invite(crewId, host, came);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_MET']);
});

test.each(['host', 'came'] as const)(
  'inviting across a block stores no invitation and gets no error (blocker: %s)',
  async (blocker) => {
    const world = await createMetCrew();
    const { crewId, host, came } = world;
    await blockAs(world[blocker], blocker === 'host' ? came : host);
    expect((await invite(crewId, host, came)).statusCode).toBe(202);
    expect(await invitedIds(crewId, host)).toEqual([]);
  },
);

test('an invited member who has blocked the host finds no crew', async () => {
  const { crewId, host, came } = await createMetCrew();
  await invite(crewId, host, came);
  await blockAs(came, host);
  expect(await readStatus(crewId, came)).toBe(404);
  expect((await answer(crewId, came, true)).statusCode).toBe(404);
});

test('the forty-first member of a crew is refused', async () => {
  const { crewId, host } = await createCrew();
  await fillCrew(crewId, 39);
  const last = await createMember(server.context);
  await insertInvitation(crewId, last);
  const reply = await answer(crewId, last, true);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'CREW_FULL']);
  expect((await invite(crewId, host, last)).json().code).toBe('CREW_FULL');
});

test('a member of ten crews cannot accept another crew invitation', async () => {
  const member = await createMember(server.context);
  for (let turn = 0; turn < 10; turn += 1) await joinCrew((await createCrew()).crewId, member);
  const { crewId } = await createCrew();
  await insertInvitation(crewId, member);
  const reply = await answer(crewId, member, true);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'TOO_MANY_CREWS']);
});

test('candidates for a crew are those who came, each with the next day to invite them', async () => {
  const { crewId, host, came, away, clubId } = await createMetCrew();
  await invite(crewId, host, came);
  const url = `/api/clubs/${clubId}/crew-candidates`;
  const reply = await send(host, 'GET', url);
  const from = new Date(server.clock.now().getTime() + 90 * DAY_MS).toISOString();
  expect(reply.json().data).toMatchObject([
    { member: { memberId: came.memberId }, metCount: 1, askableFrom: from },
    { member: { memberId: away.memberId }, metCount: 1, askableFrom: null },
  ]);
  expect((await send(came, 'GET', url)).statusCode).toBe(403);
});

test('candidates for a crew are known only after attendance is settled', async () => {
  const { host, clubId } = await createMetClub();
  const reply = await send(host, 'GET', `/api/clubs/${clubId}/crew-candidates`);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'ATTENDANCE_CLOSED']);
});

test('a member who arrived by code is a crew candidate without a confirmation', async () => {
  const { host, came, clubId } = await createMetClub();
  await recordArrival(clubId, came, '2026-11-14T14:00:00+09:00');
  const reply = await send(host, 'GET', `/api/clubs/${clubId}/crew-candidates`);
  expect(reply.json().data).toMatchObject([{ member: { memberId: came.memberId }, metCount: 1 }]);
});

test('after a hand-over the new host and a co-host find and invite people of the crew', async () => {
  const world = await createCrew(2);
  const { crewId, host, members } = world;
  const [heir, cohost] = members;
  if (!heir || !cohost) throw new Error('members are missing');
  const guest = await createMember(server.context);
  const clubId = await insertDate(world, { day: '2026-11-14', seats: [heir, guest] });
  await putAttendance(clubId, host, { absent: [] });
  const url = `/api/crews/${crewId}`;
  await send(host, 'POST', `${url}/handovers`, { memberId: heir.memberId });
  await send(heir, 'PUT', `${url}/handovers/${heir.memberId}`, { accepting: true });
  await makeCohost({ ...world, host: heir }, cohost);
  for (const one of [heir, cohost]) {
    const found = await send(one, 'GET', `${url}/candidates`);
    expect(found.json().data).toMatchObject([{ member: { memberId: guest.memberId } }]);
  }
  expect((await send(host, 'GET', `${url}/candidates`)).statusCode).toBe(403);
  expect((await invite(crewId, cohost, guest)).statusCode).toBe(202);
  expect(await readCrew(crewId, guest)).toMatchObject({ myState: 'INVITED' });
});

test('a co-host does not find people whom the host has met elsewhere', async () => {
  const world = await createMetCrew();
  const cohost = await createMember(server.context);
  await joinCrew(world.crewId, cohost);
  await makeCohost({ ...world, members: [] }, cohost);
  const list = async (one: TestMember) =>
    (await send(one, 'GET', `/api/crews/${world.crewId}/candidates`)).json().data.length;
  expect([await list(world.host), await list(cohost)]).toEqual([2, 0]);
});

test('the host of a meeting with unsettled attendance cannot list crew candidates', async () => {
  const world = await createCrew(1);
  await insertDate(world, { day: '2026-11-14', seats: world.members });
  const reply = await send(world.host, 'GET', `/api/crews/${world.crewId}/candidates`);
  expect([reply.statusCode, reply.json().code]).toEqual([422, 'ATTENDANCE_CLOSED']);
});
