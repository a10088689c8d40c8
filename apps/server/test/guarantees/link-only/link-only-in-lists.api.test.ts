import type { Notice } from '@azit/contract/notices/notice.schema';
import { expect } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertDate } from '#test/factories/crew-factory.ts';
import { createCrew } from '#test/factories/crew-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { sendRequest } from '#test/guarantees/access/send-request.ts';
import { blockRows, type Readers } from '#test/guarantees/blocks/block-rows.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { endpoints } from '#test/guarantees/endpoints.ts';
import { server, test } from '#test/harness/server-test.ts';

const PAST = '2026-11-10';
const outsiders = ['guest', 'stranger', 'blocked', 'removed', 'rejected', 'former'] as const;
type Outsider = (typeof outsiders)[number];
type Visibility = 'LISTED' | 'BY_LINK';
type World = { viewer: TestMember; third: TestMember; host: TestMember; readers: Readers };

async function createWorld(): Promise<World> {
  const { context } = server;
  const viewer = await createMember(context, { interests: [6] });
  const third = await createMember(context);
  const host = await createMember(context, { reputation: 80 });
  for (const [follower, followee] of [
    [viewer, third],
    [third, viewer],
    [viewer, host],
  ] as const)
    await insertRow(context.database, 'follows', {
      follower_id: follower.memberId,
      followee_id: followee.memberId,
    });
  const ownClub = await createClub(context, { hostId: viewer.memberId });
  const thirdClub = await createClub(context, { hostId: third.memberId });
  const readers = { viewerId: viewer.memberId, thirdId: third.memberId, ownClub, thirdClub };
  return { viewer, third, host, readers };
}

/** Opens an upcoming and a past club in which the third member has a seat. */
async function openClubs({ viewer, third, host }: World, visibility: Visibility, who: Outsider) {
  const { context } = server;
  const opened: number[] = [];
  for (const meetingDate of ['2026-11-21', PAST]) {
    const parts = { hostId: host.memberId, meetingDate, visibility };
    const clubId = await createClub(context, parts);
    await runSql(context.database, "update clubs set area_code = '11200' where club_id = $1", [
      clubId,
    ]);
    await addClubMember(context, clubId, third.memberId, 'CLUB_JOINED');
    if (who === 'removed' || who === 'rejected') {
      const status = who === 'removed' ? 'CLUB_KICKED' : 'CLUB_REJECTED';
      await addClubMember(context, clubId, viewer.memberId, status, null, context.clock.now());
    }
    opened.push(clubId);
  }
  if (who === 'former') await comeAndGo(viewer, opened[0] ?? 0);
  return opened;
}

async function comeAndGo({ memberId, token }: TestMember, clubId: number) {
  await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  const url = `/api/clubs/${clubId}/signups/${memberId}`;
  const left = await server.call({ method: 'DELETE', url, token });
  expect(left.statusCode).toBe(204);
}

async function readLists({ viewer, host, readers }: World, who: Outsider) {
  server.context.doorbells.ring({ event: 'lists' });
  const read: Record<string, unknown> = {};
  const ended = { params: { memberId: viewer.memberId, state: 3, entry: 3 } };
  const ofHost = { params: { memberId: host.memberId } };
  for (const endpoint of endpoints) {
    const request = blockRows[endpoint.name]?.shows?.(readers);
    const isOpen = who !== 'guest' || endpoint.access === 'anyone';
    if (request === undefined || !isOpen) continue;
    const more = endpoint.name === 'activity.listByState' ? [ended] : [];
    if (endpoint.name === 'activity.list' || endpoint.name === 'members.get')
      more.push(ofHost as never);
    for (const [index, one] of [request, ...more].entries()) {
      const token = who === 'guest' ? undefined : viewer.token;
      const reply = await sendRequest(server, endpoint, one, token);
      read[`${endpoint.name} ${index}`] = { status: reply.statusCode, body: reply.body };
    }
  }
  return read;
}

// covers G1 (docs/coverage-statements.md)
test.each(outsiders)('no list, count or profile shows a link-only club to: %s', async (who) => {
  const world = await createWorld();
  if (who === 'blocked') expect(await blockAs(world.host, world.viewer)).toBe(201);
  const before = await readLists(world, who);
  await openClubs(world, 'BY_LINK', who);
  expect(await readLists(world, who)).toEqual(before);
  if (who === 'blocked') return;
  await openClubs(world, 'LISTED', who);
  const after = await readLists(world, who);
  const changed = Object.keys(before).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  );
  expect(changed).toContain('discovery.listByCategory 0');
  expect(changed).toContain('clubCounts.byDay 0');
});

async function readNotices({ viewer }: World) {
  const reply = await server.call({ method: 'GET', url: '/api/notices', token: viewer.token });
  return reply.json().data as Notice[];
}

test.each(['removed', 'rejected', 'former'] as const)(
  'notices do not show later changes of a link-only club to: %s',
  async (who) => {
    const { context } = server;
    const world = await createWorld();
    const { memberId } = world.viewer;
    const clubIds = await openClubs(world, 'BY_LINK', who);
    const kinds = ['APPLICATION_ACCEPTED', 'CLUB_OPENED_AGAIN', 'APPLICATION_REJECTED'] as const;
    await inTransaction(context, (tx) =>
      addNotices(
        tx,
        clubIds.flatMap((clubId) => kinds.map((kind) => ({ kind, memberId, clubId }))),
      ),
    );
    const before = await readNotices(world);
    for (const { clubName } of before) expect(clubName).not.toBeNull();
    await runSql(
      context.database,
      `update clubs set club_name = '새 이름', meeting_time = '09:05', cancelled_at = $2
       where club_id = any($1)`,
      [clubIds, context.clock.now()],
    );
    expect(await readNotices(world)).toEqual(before);
  },
);

const crewStates = { left: 'LEFT', removed: 'REMOVED', invited: 'INVITED' } as const;

// covers G1 (docs/coverage-statements.md)
test.each(['guest', 'stranger', 'blocked', 'left', 'removed', 'invited'] as const)(
  'no list, count or profile shows a members-only crew meeting to: %s',
  async (who) => {
    const { context } = server;
    const world = await createWorld();
    const crew = await createCrew(context, { size: 1, rhythm: { every: 'NONE' } });
    const state = who in crewStates ? crewStates[who as keyof typeof crewStates] : undefined;
    const part = { crew_id: crew.crewId, member_id: world.viewer.memberId };
    if (state) await insertRow(context.database, 'crew_members', { ...part, state });
    if (who === 'blocked') expect(await blockAs(crew.host, world.viewer)).toBe(201);
    const readAll = () =>
      readLists({ ...world, host: crew.host }, who === 'guest' ? 'guest' : 'stranger');
    const before = await readAll();
    for (const day of ['2026-11-21', PAST]) await insertDate(crew, { day, seats: [world.third] });
    expect(await readAll()).toEqual(before);
    await insertDate(crew, { day: '2026-11-22', seats: [world.third], isPublic: true });
    const after = await readAll();
    if (who !== 'blocked') expect(after).not.toEqual(before);
  },
);

test('a listed club leaves lists and searches when it becomes link-only', async () => {
  const world = await createWorld();
  const before = await readLists(world, 'stranger');
  const clubIds = await openClubs(world, 'LISTED', 'stranger');
  expect(await readLists(world, 'stranger')).not.toEqual(before);
  await runSql(
    server.context.database,
    `update clubs set visibility = 'BY_LINK' where club_id = any($1)`,
    [clubIds],
  );
  expect(await readLists(world, 'stranger')).toEqual(before);
});
