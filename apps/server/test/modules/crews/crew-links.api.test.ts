import { expect } from 'vitest';
import {
  type CrewWorld,
  createCrew,
  insertDate,
  readStatus,
  send,
} from '#test/factories/crew-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { blockAs } from '#test/guarantees/blocks/hidden-pair.ts';
import { server, test } from '#test/harness/server-test.ts';

type Scene = { crew: CrewWorld; viewer: TestMember; clubId: number };

const PAST = '2026-11-10';
const FUTURE = '2026-11-25';

async function setUp(day: string, isPublic: boolean): Promise<Scene> {
  const crew = await createCrew(1);
  const viewer = await createMember(server.context);
  const clubId = await insertDate(crew, { day, isPublic, seats: [viewer] });
  return { crew, viewer, clubId };
}

async function asMember(): Promise<Scene> {
  const scene = await setUp(FUTURE, false);
  return { ...scene, viewer: scene.crew.members[0] as TestMember };
}

async function asRemoved(): Promise<Scene> {
  const scene = await setUp(PAST, false);
  const sql = `insert into crew_members (crew_id, member_id, state) values ($1, $2, 'REMOVED')`;
  await runSql(server.context.database, sql, [scene.crew.crewId, scene.viewer.memberId]);
  return scene;
}

/**
 * Sets up a crew that changed its host after the meeting was planned. The new host has blocked the
 * viewer.
 */
async function asBlocked(): Promise<Scene> {
  const scene = await setUp(FUTURE, true);
  const [host] = scene.crew.members as [TestMember];
  for (const sql of [
    `update crew_members set role = case when member_id = $2 then 'HOST' else 'MEMBER' end
     where crew_id = $1`,
    'update crews set host_id = $2 where crew_id = $1',
  ])
    await runSql(server.context.database, sql, [scene.crew.crewId, host.memberId]);
  await blockAs(host, scene.viewer);
  return scene;
}

async function readCrewIds({ viewer, clubId }: Scene) {
  const urls = [
    `/api/clubs/${clubId}`,
    '/api/clubs/category?cl=2',
    `/api/members/${viewer.memberId}/clubs`,
    `/api/members/${viewer.memberId}/overview`,
  ];
  const replies = await Promise.all(urls.map((url) => send(viewer, 'GET', url)));
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const found: unknown[] = [];
  for (const reply of replies)
    JSON.parse(reply.body, (_key, value) => {
      if (value?.clubId === clubId && 'crew' in value) found.push(value.crew?.crewId ?? null);
      return value;
    });
  return new Set(found);
}

/**
 * Puts the viewer into the room for this request: an outsider may stay in it until three days after
 * the meeting.
 */
async function mayOpenCrewFromRoom({ crew, viewer }: Scene) {
  const { database, clock } = server.context;
  const findRoom = `select room_id from chat_rooms where crew_id = $1`;
  const [room] = await runSql(database, findRoom, [crew.crewId]);
  const own = [room?.room_id, viewer.memberId];
  const enter = `
    insert into chat_members (room_id, member_id, joined_seq, read_seq, until)
    values ($1, $2, 0, 0, $3) on conflict do nothing`;
  await runSql(database, enter, [...own, new Date(clock.now().getTime() + 60_000)]);
  const reply = await send(viewer, 'GET', `/api/chats/${room?.room_id}`);
  const leave = `
    delete from chat_members where room_id = $1 and member_id = $2 and until is not null`;
  await runSql(database, leave, own);
  return reply.json().data.mayOpenCrew;
}

test.each([
  ['a member of the crew', asMember, 200],
  ['an outsider with a seat in a public meeting', () => setUp(FUTURE, true), 200],
  ['an outsider after the last public meeting', () => setUp(PAST, true), 404],
  ['an outsider with a seat in a private meeting', () => setUp(PAST, false), 404],
  ['a removed member who came to a meeting', asRemoved, 404],
  ['a member blocked by the new host of the crew', asBlocked, 404],
])(
  'clubs link to their crew only if its page opens for the viewer: %s',
  async (_who, arrange, status) => {
    const scene = await arrange();
    expect(await readStatus(scene.crew.crewId, scene.viewer)).toBe(status);
    const shown = status === 200 ? scene.crew.crewId : null;
    expect(await readCrewIds(scene)).toEqual(new Set([shown]));
    expect(await mayOpenCrewFromRoom(scene)).toBe(arrange === asMember);
  },
);
