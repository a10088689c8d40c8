import { pick } from '../../client/call.ts';
import { clubPlan } from '../../client/club-plan.ts';
import { form, type Member, signUp } from '../../client/member.ts';
import type { ChatClient } from './chat-client.ts';
import { join } from './leaver.ts';
import type { RoomLog } from './room-log.ts';

export type Size = { rooms: number; members: number; perRoom: number };

export async function openRooms(servers: ChatClient, size: Size): Promise<RoomLog[]> {
  const members: Member[] = [];
  for (let made = 0; made < size.members; made += 1) members.push(await signUp(servers.url()));
  const groups = Array.from({ length: size.rooms }, (_, index) =>
    Array.from({ length: size.perRoom }, (_, seat) => members[(2 * index + seat) % size.members]),
  );
  return Promise.all(groups.map((people) => openRoom(servers, people.filter(isMember))));
}

const isMember = (member: Member | undefined) => member !== undefined;

async function openRoom(servers: ChatClient, people: readonly Member[]): Promise<RoomLog> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a room without a host');
  const body = form(clubPlan(`모임 ${host.memberId}`));
  const created = await servers.send(host, { method: 'POST', path: '/api/clubs', body });
  const clubId = pick(created.body, 'data', 'clubId');
  if (typeof clubId !== 'number') throw new Error(`a new club answered ${created.status}`);
  let roomId = 0;
  for (const guest of guests) {
    await join(servers, { clubId, host }, guest, async () => {
      const path = `/api/chats?clubId=${clubId}`;
      const reply = await servers.send(guest, { method: 'GET', path });
      const rooms = pick(reply.body, 'data');
      roomId = Array.isArray(rooms) ? Number(pick(rooms[0], 'roomId') ?? 0) : 0;
      return { ...reply, status: roomId === 0 ? 404 : 200 };
    });
  }
  return {
    roomId,
    clubId,
    host,
    people,
    sent: 0,
    attempts: [],
    acknowledged: [],
    pages: [],
    absences: [],
    removals: [],
  };
}
