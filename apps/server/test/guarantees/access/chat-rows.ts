import { runSql } from '#test/factories/insert-row.ts';
import { byMember, NOBODY, type Row, type Scene } from './row.ts';

function inTheRoom(status: number) {
  const expected = { joined: status, host: status, others: 404 };
  return { own: expected, gone: expected, foreign: 404, unknown: 404 } as const;
}

async function getRoom({ server, clubId }: Scene): Promise<{ roomId: number }> {
  const found = 'select room_id from chat_rooms where club_id = $1';
  const [room] = await runSql(server.context.database, found, [clubId]);
  return { roomId: Number(room?.room_id ?? NOBODY) };
}

const ownRooms = { own: 200 } as const;

export const chatRows: Record<string, Row> = {
  'chats.list': { request: () => ({}), expect: ownRooms },
  'chats.countUnread': { request: () => ({}), expect: ownRooms },
  'chats.get': {
    request: async (scene) => ({ params: await getRoom(scene) }),
    expect: inTheRoom(200),
  },
  'chats.markRead': {
    request: async (scene) => ({ params: await getRoom(scene), body: { seq: 1 } }),
    expect: inTheRoom(204),
  },
  'chats.mute': {
    request: async (scene) => ({ params: await getRoom(scene), body: { muted: true } }),
    expect: inTheRoom(204),
  },
  'chats.findWith': {
    request: byMember,
    expect: { own: 400, foreign: 200, gone: 404, unknown: 404 },
  },
  'chats.openWith': {
    request: byMember,
    expect: { own: 400, foreign: { host: 201, others: 403 }, gone: 404, unknown: 404 },
  },
};
