import { expect } from 'vitest';
import { confirmAttendance, createMetClub } from '#test/factories/attendance-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import {
  createCrew,
  newCrew,
  postCrew,
  readCrew,
  readRow,
  send,
} from '#test/factories/crew-factory.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

test('a new crew has its host as only member, and the rhythm and plan that were sent', async () => {
  const host = await createMember(server.context);
  const reply = await postCrew(host, { opensHoursBefore: 48, ahead: 2 });
  expect(reply.statusCode).toBe(201);
  expect(reply.json().data).toMatchObject({
    name: newCrew.name,
    intro: newCrew.intro,
    memberCount: 1,
    meetings: 0,
    rhythm: { every: 'NONE' },
    host: { memberId: host.memberId },
    myRole: 'HOST',
    myState: 'JOINED',
    ahead: 2,
    opensHoursBefore: 48,
    area: '서울 성동구',
    paused: null,
    endedAt: null,
    members: [{ member: { memberId: host.memberId }, role: 'HOST' }],
    invited: [],
  });
});

test('a crew created after the meeting time of its weekday first meets a week later', async () => {
  server.clock.set('2026-11-18T21:00:00+09:00');
  const host = await createMember(server.context);
  const crew = (
    await postCrew(host, { rhythm: { every: 'BIWEEKLY', weekday: 3 }, ahead: 2 })
  ).json();
  const dates = crew.data.dates.map((date: { plannedDate: string }) => date.plannedDate);
  expect(dates.slice(0, 2)).toEqual(['2026-11-25', '2026-12-09']);
});

test('a new name of a crew is also the name of its open meetings', async () => {
  const rhythm = { every: 'WEEKLY', weekday: 3 } as const;
  const { crewId, host } = await createCrew(0, { rhythm });
  const crew = (
    await send(host, 'PATCH', `/api/crews/${crewId}`, { name: '목요일엔 책방' })
  ).json();
  const club = (await send(host, 'GET', `/api/clubs/${crew.data.dates[0].clubId}`)).json();
  expect(club.data.clubName).toBe('목요일엔 책방');
});

// covers G5 (docs/coverage-statements.md)
test('a crew founded from a meeting invites those who came', async () => {
  const world = await createMetClub();
  await confirmAttendance(world, world.away);
  const memberIds = [world.came.memberId];
  const crew = (await postCrew(world.host, { fromClubId: world.clubId, memberIds })).json().data;
  expect(crew.invited).toMatchObject([{ memberId: world.came.memberId }]);
  expect(crew.memberCount).toBe(1);
});

test.each([
  ['none', undefined, '각자 읽던 책을 들고 와요.'],
  ['its own', '한 달에 한 권', '한 달에 한 권'],
])('a crew founded with %s introduction has: %s → %s', async (_which, intro, stored) => {
  const host = await createMember(server.context);
  const clubInfo = '각자 읽던 책을 들고 와요.';
  const clubId = await createClub(server.context, { hostId: host.memberId, clubInfo });
  const { data } = (await postCrew(host, { fromClubId: clubId, intro })).json();
  expect(data.intro).toBe(stored);
});

test('a new banner of the founding meeting does not change the picture of the crew', async () => {
  const host = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const changeBanner = async () => {
    const form = await multipartForm(await smallImage());
    const url = `/api/clubs/${clubId}`;
    return server.call({ method: 'POST', url, token: host.token, ...form });
  };
  const { bannerImage } = (await changeBanner()).json().data;
  const { image } = (await postCrew(host, { fromClubId: clubId })).json().data;
  expect(image).toEqual(bannerImage);
  await changeBanner();
  const url = `${image.fileUrl}/${image.fileName}`;
  expect((await server.call({ method: 'GET', url })).statusCode).toBe(200);
});

test.each([
  ['was marked absent', true],
  ['has a seat in a meeting without settled attendance', false],
])('a crew cannot invite somebody who %s', async (_who, confirms) => {
  const world = await createMetClub();
  if (confirms) await confirmAttendance(world, world.away);
  const memberIds = [world.away.memberId];
  const reply = await postCrew(world.host, { fromClubId: world.clubId, memberIds });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_MET']);
  const row = await readRow('select count(*)::int4 as n from crews where host_id = $1', [
    world.host.memberId,
  ]);
  expect(row?.n).toBe(0);
});

test('a member with a contested absence can be invited to a crew', async () => {
  const world = await createMetClub();
  await confirmAttendance(world, world.away);
  await send(world.away, 'PUT', `/api/clubs/${world.clubId}/attendance/contest`);
  const memberIds = [world.away.memberId];
  const reply = await postCrew(world.host, { fromClubId: world.clubId, memberIds });
  expect(reply.statusCode).toBe(201);
});

test('a crew cannot be founded from a meeting of another host', async () => {
  const world = await createMetClub();
  await confirmAttendance(world);
  const reply = await postCrew(world.came, { fromClubId: world.clubId });
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'NOT_HOST']);
});

test('founding a crew twice in parallel returns the same crew', async () => {
  const host = await createMember(server.context);
  const [first, second] = await Promise.all([postCrew(host), postCrew(host)]);
  expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
  expect(second.json().data.crewId).toBe(first.json().data.crewId);
});

test('founding a crew again from one meeting with more people invites these people', async () => {
  const world = await createMetClub();
  await confirmAttendance(world);
  const { host, came, away, clubId: fromClubId } = world;
  const stranger = await createMember(server.context);
  const post = (...members: { memberId: number }[]) =>
    postCrew(host, { fromClubId, memberIds: members.map(({ memberId }) => memberId) });
  const { crewId } = (await post(came)).json().data;
  const second = (await post(came, away)).json().data;
  expect(second.crewId).toBe(crewId);
  expect(second.invited).toMatchObject([{ memberId: came.memberId }, { memberId: away.memberId }]);
  expect((await post(stranger)).json().code).toBe('NOT_MET');
});

test('the eleventh crew of a member is refused until one has ended', async () => {
  const host = await createMember(server.context);
  const crewIds: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) {
    crewIds.push((await postCrew(host, { name: `크루 ${turn}` })).json().data.crewId);
  }
  const refused = await postCrew(host, { name: '열한 번째' });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'TOO_MANY_CREWS']);
  expect((await send(host, 'DELETE', `/api/crews/${crewIds[0]}`)).statusCode).toBe(202);
  expect((await postCrew(host, { name: '열한 번째' })).statusCode).toBe(201);
});

test('an edit of a crew changes only the fields in the request', async () => {
  const { crewId, host } = await createCrew();
  const edit = (body: object) => send(host, 'PATCH', `/api/crews/${crewId}`, body);
  expect((await edit({ name: '목요일엔 책방' })).json().data).toMatchObject({
    name: '목요일엔 책방',
    intro: newCrew.intro,
    opensHoursBefore: null,
  });
  await edit({ opensHoursBefore: 24, intro: null });
  expect(await readCrew(crewId, host)).toMatchObject({
    name: '목요일엔 책방',
    intro: '',
    opensHoursBefore: 24,
  });
});
