import { randomUUID } from 'node:crypto';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { NOBODY, type Row, type Scene } from './row.ts';

/**
 * `own` is the club's room, `gone` the room of a club that ended 31 days ago, `foreign` a room of
 * two other members.
 */
async function getRoomId({ target, cast, server }: Scene): Promise<number> {
  const { database } = server.context;
  if (target === 'unknown') return NOBODY;
  if (target === 'foreign') return getPairRoom(server, cast);
  const clubId = target === 'gone' ? cast.pastClub : cast.club;
  if (target === 'gone') await endLongAgo(server, clubId);
  const rows = await runSql(database, 'select room_id from chat_rooms where club_id = $1', [
    clubId,
  ]);
  return Number(rows[0]?.room_id ?? NOBODY);
}

function endLongAgo({ context }: Scene['server'], clubId: number) {
  return runSql(
    context.database,
    'update clubs set meeting_date = $2::date - 31 where club_id = $1',
    [clubId, context.clock.now()],
  );
}

async function getPairRoom(
  { context }: Scene['server'],
  { people }: Scene['cast'],
): Promise<number> {
  const ids = [people.other.memberId, people.critic.memberId].toSorted((a, b) => a - b);
  const rows = await runSql(
    context.database,
    `insert into chat_rooms (pair_key, last_message_at, created_at) values ($1, $2, $2)
     on conflict (pair_key) do update set last_message_at = $2 returning room_id`,
    [ids.join(':'), context.clock.now()],
  );
  const roomId = Number(rows[0]?.room_id);
  for (const memberId of ids) {
    await runSql(
      context.database,
      `insert into chat_members (room_id, member_id, joined_seq, read_seq) values ($1, $2, 0, 0)
       on conflict do nothing`,
      [roomId, memberId],
    );
  }
  return roomId;
}

async function addMessage(scene: Scene, roomId: number, senderId: number): Promise<number> {
  const { database, clock } = scene.server.context;
  const rows = await runSql(
    database,
    'update chat_rooms set last_seq = last_seq + 1 where room_id = $1 returning last_seq',
    [roomId],
  );
  if (rows[0] === undefined) return 1;
  const seq = Number(rows[0].last_seq);
  await insertRow(database, 'chat_messages', {
    room_id: roomId,
    seq,
    sender_id: senderId,
    client_id: randomUUID(),
    kind: 'TEXT',
    body: 'planted message',
    created_at: clock.now(),
  });
  return seq;
}

const inRoom = (status: number) => ({ joined: status, host: status, others: 404 }) as const;

export const messageRows: Record<string, Row> = {
  'messages.list': {
    request: async (scene) => ({ params: { roomId: await getRoomId(scene) } }),
    expect: { own: inRoom(200), gone: inRoom(200), foreign: 404, unknown: 404 },
  },
  'messages.send': {
    request: async (scene) => ({
      params: { roomId: await getRoomId(scene) },
      body: {
        clientId: randomUUID(),
        body: '안녕하세요',
        kind: scene.target === 'forged' ? 'ANNOUNCEMENT' : 'TEXT',
        clubId: scene.clubId,
      },
    }),
    expect: {
      own: inRoom(201),
      forged: { joined: 403, host: 201, others: 404 },
      gone: inRoom(409),
      foreign: 404,
      unknown: 404,
    },
  },
  'messages.remove': {
    request: async (scene) => {
      const roomId = await getRoomId(scene);
      const { me, cast, target } = scene;
      const senderId = target === 'forged' ? cast.people.other.memberId : me.memberId;
      return { params: { roomId, seq: await addMessage(scene, roomId, senderId) } };
    },
    expect: {
      own: inRoom(204),
      forged: inRoom(403),
      gone: inRoom(204),
      foreign: 404,
      unknown: 404,
    },
  },
  'messages.report': {
    request: async (scene) => {
      const roomId = await getRoomId(scene);
      const { me, cast, target } = scene;
      const senderId = target === 'forged' ? me.memberId : cast.people.other.memberId;
      const seq = await addMessage(scene, roomId, senderId);
      return { params: { roomId, seq }, body: { reportCategory: 'ETC' } };
    },
    expect: {
      own: inRoom(201),
      forged: inRoom(403),
      gone: inRoom(201),
      foreign: 404,
      unknown: 404,
    },
  },
};
