import { expect } from 'vitest';
import {
  createCrew,
  insertDate,
  insertInvitation,
  makeCohost,
  passDays,
  readCrew,
  readStatus,
  send,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

test('a member sees who goes to a meeting, and only hosts see who has not answered', async () => {
  const world = await createCrew(3);
  const [going, declined, silent] = world.members;
  if (!going || !declined || !silent) throw new Error('members are missing');
  const clubId = await insertDate(world, { seats: [going] });
  await runSql(
    server.context.database,
    `insert into club_answers (club_id, member_id, is_going, answered_at)
     values ($1, $2, false, $3)`,
    [clubId, declined.memberId, server.clock.now()],
  );
  const counts = { clubId, goingCount: 2, notGoing: 1, unanswered: 1, isPublic: false };
  const [seen] = (await readCrew(world.crewId, declined)).dates;
  expect(seen).toMatchObject({ ...counts, myAnswer: false });
  expect(seen?.going.map(({ memberId }) => memberId)).toEqual([
    world.host.memberId,
    going.memberId,
  ]);
  expect(seen).not.toHaveProperty('waitingFor');
  const [hosted] = (await readCrew(world.crewId, world.host)).dates;
  expect(hosted).toMatchObject({ ...counts, myAnswer: true });
  expect(hosted?.waitingFor).toMatchObject([{ memberId: silent.memberId }]);
  expect((await readCrew(world.crewId, silent)).dates[0]?.myAnswer).toBeNull();
});

test('the page of a crew lists and counts past meetings with at least two people', async () => {
  const world = await createCrew(1);
  await insertDate(world, { day: '2026-11-16', seats: world.members });
  await insertDate(world, { day: '2026-11-17' });
  await passDays(5, world.host);
  const crew = await readCrew(world.crewId, world.host);
  expect(crew.meetings).toBe(1);
  expect(crew.past?.map(({ plannedDate }) => plannedDate)).toEqual(['2026-11-16']);
  expect(crew.dates).toEqual([]);
});

// covers G16 (docs/coverage-statements.md)
test('a stranger finds a crew only while one of its meetings is open to everyone', async () => {
  const world = await createCrew(1);
  const stranger = await createMember(server.context);
  await insertDate(world, { seats: world.members });
  expect(await readStatus(world.crewId, stranger)).toBe(404);
  const clubId = await insertDate(world, { day: '2026-11-20', isPublic: true });
  const crew = await readCrew(world.crewId, stranger);
  expect(crew).toMatchObject({ memberCount: 2, myRole: null, myState: null });
  expect(crew.dates).toMatchObject([{ clubId, going: [], goingCount: 1, unanswered: 0 }]);
  for (const key of ['members', 'past', 'roomId', 'plan', 'invited'])
    expect(crew).not.toHaveProperty(key);
  const guest = await server.call({ method: 'GET', url: `/api/crews/${world.crewId}` });
  expect([guest.statusCode, guest.json().data.dates[0].location]).toEqual([200, '서울 성동구']);
  await passDays(6, stranger);
  expect(await readStatus(world.crewId, stranger)).toBe(404);
});

test('a block with the host of a public crew meeting hides it from a stranger', async () => {
  const world = await createCrew(2);
  const former = world.members[0] ?? world.host;
  const clubId = await insertDate(world, { isPublic: true, seats: world.members });
  await runSql(server.context.database, 'update clubs set host_id = $2 where club_id = $1', [
    clubId,
    former.memberId,
  ]);
  const stranger = await createMember(server.context);
  expect(await readStatus(world.crewId, stranger)).toBe(200);
  expect(await blockAs(former, stranger)).toBe(201);
  expect(await readStatus(world.crewId, stranger)).toBe(404);
  await insertDate(world, { day: '2026-11-27', isPublic: true });
  const { dates } = await readCrew(world.crewId, stranger);
  expect(dates.map(({ plannedDate }) => plannedDate)).toEqual(['2026-11-27']);
});

test('a block between host and stranger hides the crew in both directions', async () => {
  const world = await createCrew();
  await insertDate(world, { isPublic: true });
  const [blocker, blocked] = [
    await createMember(server.context),
    await createMember(server.context),
  ];
  await blockAs(blocker, world.host);
  await blockAs(world.host, blocked);
  expect(await readStatus(world.crewId, blocker)).toBe(404);
  expect(await readStatus(world.crewId, blocked)).toBe(404);
});

test('a member who has blocked another sees no name of the other in the crew', async () => {
  const { crewId, members } = await createCrew(2);
  const [one, other] = members;
  if (!one || !other) throw new Error('members are missing');
  await blockAs(one, other);
  const names = (await readCrew(crewId, one)).members?.map(({ member }) => member.nickname);
  expect(names).toContain('차단한 사람');
  expect(names).not.toContain(other.nickname);
});

test('only the host sees role requests, and only hosts see who is invited', async () => {
  const world = await createCrew(2);
  const [cohost, member] = world.members;
  if (!cohost || !member) throw new Error('members are missing');
  await makeCohost(world, cohost);
  await insertInvitation(world.crewId, await createMember(server.context));
  expect((await readCrew(world.crewId, cohost)).invited).toHaveLength(1);
  const seen = await readCrew(world.crewId, member);
  expect(seen).not.toHaveProperty('invited');
  expect(seen.members?.map(({ role }) => role)).toEqual(['HOST', 'COHOST', 'MEMBER']);
  expect(seen.members?.[0]).not.toHaveProperty('requestedRole');
});

test('a member’s list of crews has invitations, the next meeting and open answers', async () => {
  const world = await createCrew(1);
  const [member] = world.members;
  if (!member) throw new Error('a member is missing');
  const clubId = await insertDate(world, { day: '2026-11-18' });
  await insertDate(world, { seats: [member] });
  const other = await createCrew();
  await insertInvitation(other.crewId, member);
  const reply = await send(member, 'GET', `/api/members/${member.memberId}/crews`);
  expect(reply.json().data).toMatchObject([
    { crewId: world.crewId, myState: 'JOINED', next: { clubId, myAnswer: null } },
    { crewId: other.crewId, myState: 'INVITED', next: null },
  ]);
  expect((await send(member, 'GET', `/api/members/${world.host.memberId}/crews`)).statusCode).toBe(
    403,
  );
});
