import { pick } from '../../client/call.ts';
import { clubPlan } from '../../client/club-plan.ts';
import { form, type Member, signUp } from '../../client/member.ts';
import type { RoomNotes } from './room-notes.ts';
import type { Talk } from './talk.ts';
import { join } from './wanderer.ts';

export type Size = { rooms: number; members: number; perRoom: number };

/** Signs members up and brings them together, each in several rooms; each room has another host. */
export async function openRooms(stage: Talk, size: Size): Promise<RoomNotes[]> {
  const members: Member[] = [];
  for (let made = 0; made < size.members; made += 1) members.push(await signUp(stage.url()));
  const places = Array.from({ length: size.rooms }, (_, index) =>
    Array.from({ length: size.perRoom }, (_, seat) => members[(2 * index + seat) % size.members]),
  );
  return Promise.all(places.map((people) => openRoom(stage, people.filter(isMember))));
}

const isMember = (member: Member | undefined) => member !== undefined;

async function openRoom(stage: Talk, people: readonly Member[]): Promise<RoomNotes> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('a room without a host');
  const body = form(clubPlan(`모임 ${host.memberId}`));
  const created = await stage.ask(host, { method: 'POST', path: '/api/clubs', body });
  const clubId = pick(created.body, 'data', 'clubId');
  if (typeof clubId !== 'number') throw new Error(`a new club answered ${created.status}`);
  let roomId = 0;
  for (const guest of guests) {
    await join(stage, { clubId, host }, guest, async () => {
      const path = `/api/chats?clubId=${clubId}`;
      const reply = await stage.ask(guest, { method: 'GET', path });
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
    said: 0,
    attempts: [],
    acknowledged: [],
    pages: [],
    absences: [],
    removals: [],
  };
}
