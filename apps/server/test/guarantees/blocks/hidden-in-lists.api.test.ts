import { expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { sendRequest } from '#test/guarantees/access/send-request.ts';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { server, test } from '#test/harness/server-test.ts';
import { blockRows, type Readers } from './block-rows.ts';
import { hide, sides } from './hidden-pair.ts';

type People = { viewer: TestMember; third: TestMember };

const PAST = '2026-11-10';

async function createWorld(): Promise<People & { readers: Readers }> {
  const { context } = server;
  const viewer = await createMember(context, { interests: [6] });
  const third = await createMember(context);
  await addFollow(viewer, third);
  await addFollow(third, viewer);
  const ownClub = await createClub(context, { hostId: viewer.memberId });
  const thirdClub = await createClub(context, { hostId: third.memberId });
  const past = await createClub(context, { hostId: third.memberId, meetingDate: PAST });
  await addClubMember(context, past, viewer.memberId, 'CLUB_JOINED');
  const readers = { viewerId: viewer.memberId, thirdId: third.memberId, ownClub, thirdClub };
  return { viewer, third, readers };
}

async function addSomebody({ viewer, third }: People, ownClub: number): Promise<TestMember> {
  const { context } = server;
  const other = await createMember(context, { reputation: 80 });
  await addFollow(other, third);
  await addFollow(third, other);
  const nearby = await createClub(context, { hostId: other.memberId });
  await runSql(context.database, "update clubs set area_code = '11200' where club_id = $1", [
    nearby,
  ]);
  const waitedFor = await createClub(context, { hostId: other.memberId });
  const past = await createClub(context, { hostId: other.memberId, meetingDate: PAST });
  for (const clubId of [waitedFor, past])
    await addClubMember(context, clubId, third.memberId, 'CLUB_JOINED');
  await act(other, `/api/members/${viewer.memberId}/follow`);
  await act(other, `/api/clubs/${ownClub}/signups`, {
    memberId: other.memberId,
    joinAnswer: '갈게요.',
  });
  await act(viewer, '/api/notice-settings', { mutedClubs: [waitedFor] }, 'PUT');
  return other;
}

async function act(actor: TestMember, url: string, payload?: object, method?: 'PUT') {
  const reply = await server.call({
    method: method ?? 'POST',
    url,
    token: actor.token,
    ...(payload && { payload }),
  });
  expect(reply.statusCode, url).toBeLessThan(300);
}

async function addFollow(follower: TestMember, followee: TestMember) {
  await insertRow(server.context.database, 'follows', {
    follower_id: follower.memberId,
    followee_id: followee.memberId,
  });
}

async function readLists(viewer: TestMember, readers: Readers) {
  server.context.doorbells.ring({ event: 'lists' });
  const read: Record<string, unknown> = {};
  for (const endpoint of endpoints) {
    const request = blockRows[endpoint.name]?.shows?.(readers);
    if (request === undefined) continue;
    const reply = await sendRequest(server, endpoint, request, viewer.token);
    expect(reply.statusCode, endpoint.name).toBe(200);
    read[endpoint.name] = JSON.parse(reply.body, dropMeetingCount);
  }
  return read;
}

/**
 * Ignore the number of meetings of a third member: it is the same for every viewer, so it also
 * counts meetings with the hidden member.
 */
function dropMeetingCount(key: string, value: unknown): unknown {
  return key === 'meetingCount' ? undefined : value;
}

// covers B2 (docs/coverage-statements.md)
test.each(sides)('for the %s every list, count and page omits the other member', async (side) => {
  const { viewer, third, readers } = await createWorld();
  const before = await readLists(viewer, readers);
  const other = await addSomebody({ viewer, third }, readers.ownClub);
  const between = await readLists(viewer, readers);
  for (const name of Object.keys(before)) {
    if (!UNTOUCHED.includes(name)) expect(between[name], name).not.toEqual(before[name]);
  }
  expect(await hide(viewer, other, side)).toBe(201);
  expect(await readLists(viewer, readers)).toEqual(before);
});

const UNTOUCHED = ['activity.listByState', 'clubs.get'];
