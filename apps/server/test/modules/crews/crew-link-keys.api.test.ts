import { expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { createInviteLink } from '#server/modules/invite-links/manage-invite-links.ts';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  makeCohost,
  send,
} from '#test/factories/crew-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

async function createKey({ crewId, host }: CrewWorld, usesLeft: number | null = null) {
  const { context } = server;
  const link = await inTransaction(context, (tx) =>
    createInviteLink(tx, context, {
      target: { crewId },
      memberId: host.memberId,
      body: { admits: true, usesLeft },
    }),
  );
  return link.url.split('#key=')[1] ?? '';
}

const withKey = (key: string) => ({ 'x-invite-key': key });
const look = ({ token }: TestMember, crewId: number, key: string) =>
  server.call({ method: 'GET', url: `/api/crews/${crewId}`, token, headers: withKey(key) });
const join = ({ token }: TestMember, crewId: number, key: string) =>
  server.call({
    method: 'PUT',
    url: `/api/crews/${crewId}/membership`,
    token,
    headers: withKey(key),
    payload: { joining: true },
  });

// covers G5 (docs/coverage-statements.md)
test('a crew link shows a crew without members and plan, and makes its holder a member', async () => {
  const world = await createCrew(1);
  const key = await createKey(world);
  const holder = await createMember(server.context);
  const seen = await look(holder, world.crewId, key);
  expect(seen.json().data).toMatchObject({ memberCount: 2, myState: null, members: [] });
  expect(seen.json().data.invitedBy.memberId).toBe(world.host.memberId);
  expect(seen.json().data).not.toHaveProperty('plan');
  expect((await join(holder, world.crewId, key)).statusCode).toBe(204);
  expect((await join(holder, world.crewId, key)).statusCode).toBe(204);
  expect((await look(holder, world.crewId, key)).json().data.myState).toBe('JOINED');
});

test('a crew link that requires an application is refused, because crews have none', async () => {
  const { crewId, host } = await createCrew();
  const reply = await send(host, 'POST', `/api/crews/${crewId}/invite-links`, { admits: false });
  expect([reply.statusCode, reply.json().fieldErrors?.[0]?.field]).toEqual([400, 'admits']);
});

// covers G2 (docs/coverage-statements.md)
test('a crew link for one person admits one of two people who use it at once', async () => {
  const world = await createCrew();
  const key = await createKey(world, 1);
  const holders = [await createMember(server.context), await createMember(server.context)];
  const replies = await Promise.all(holders.map((holder) => join(holder, world.crewId, key)));
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 410]);
  const late = await createMember(server.context);
  expect((await look(late, world.crewId, key)).json().code).toBe('INVITE_ENDED');
});

test('a crew link with a wrong secret or of another crew gets a 404', async () => {
  const [world, other] = [await createCrew(), await createCrew()];
  const holder = await createMember(server.context);
  const [linkId] = (await createKey(world)).split('.');
  for (const key of [`${linkId}.${'A'.repeat(43)}`, await createKey(other)]) {
    expect((await look(holder, world.crewId, key)).statusCode).toBe(404);
    expect((await join(holder, world.crewId, key)).statusCode).toBe(404);
  }
});

test('a member removed from a crew cannot use an invite link of its meetings', async () => {
  const crew = await createCrew(1);
  const { crewId, host, members } = crew;
  const clubId = await insertDate(crew);
  const { data: link } = (
    await send(host, 'POST', `/api/clubs/${clubId}/invite-links`, { admits: true })
  ).json();
  const headers = withKey(link.url.split('#key=')[1]);
  const [{ token, memberId } = host] = members;
  await send(host, 'DELETE', `/api/crews/${crewId}/members/${memberId}`, { reason: 'PROMISES' });
  const invitation = await server.call({
    method: 'GET',
    url: `/api/clubs/${clubId}/invitation`,
    token,
    headers,
  });
  const seat = await server.call({
    method: 'POST',
    url: `/api/clubs/${clubId}/signups`,
    token,
    headers,
    payload: {},
  });
  expect([invitation.statusCode, seat.statusCode]).toEqual([404, 404]);
});

test('a removed member and a person blocked by the host cannot use a crew link', async () => {
  const world = await createCrew(1);
  const { crewId, host, members } = world;
  const key = await createKey(world);
  const [removed] = members;
  if (!removed) throw new Error('a member is missing');
  const url = `/api/crews/${crewId}/members/${removed.memberId}`;
  await send(host, 'DELETE', url, { reason: 'PROMISES' });
  const blocked = await createMember(server.context);
  await blockAs(host, blocked);
  for (const holder of [removed, blocked]) {
    expect((await look(holder, crewId, key)).statusCode).toBe(404);
    expect((await join(holder, crewId, key)).statusCode).toBe(404);
  }
});

test('the link of an ended crew can no longer be used', async () => {
  const world = await createCrew();
  const key = await createKey(world);
  await send(world.host, 'DELETE', `/api/crews/${world.crewId}`);
  const holder = await createMember(server.context);
  expect((await join(holder, world.crewId, key)).statusCode).toBe(410);
});

test.each([
  [
    'becomes a member again',
    (world: CrewWorld, { memberId }: TestMember) =>
      send(world.host, 'PATCH', `/api/crews/${world.crewId}/members/${memberId}`, {
        role: 'MEMBER',
      }),
  ],
  [
    'leaves',
    (world: CrewWorld, cohost: TestMember) =>
      send(cohost, 'DELETE', `/api/crews/${world.crewId}/members/${cohost.memberId}`),
  ],
  [
    'withdraws',
    (_world: CrewWorld, cohost: TestMember) =>
      send(cohost, 'DELETE', `/api/members/${cohost.memberId}`),
  ],
])('the link of a co-host who %s has ended', async (_how, end) => {
  const world = await createCrew(1);
  const [cohost] = world.members as [TestMember];
  await makeCohost(world, cohost);
  const key = await createKey({ ...world, host: cohost });
  expect((await end(world, cohost)).statusCode).toBeLessThan(300);
  const holder = await createMember(server.context);
  expect((await join(holder, world.crewId, key)).statusCode).toBe(410);
});
