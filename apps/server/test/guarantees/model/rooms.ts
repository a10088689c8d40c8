import { notify, retract } from './notices.ts';
import {
  type Club,
  done,
  everyone,
  findEnd,
  getClub,
  getCrew,
  getRoom,
  hasSeat,
  hours,
  isBlockedBy,
  isHidden,
  isOpen,
  type Message,
  type Reply,
  type Room,
  refuse,
  type World,
} from './world.ts';

const OPEN_HOURS_AFTER = 30 * 24;

const findClubRoom = ({ rooms }: World, club: number) =>
  rooms.find(({ of }) => 'club' in of && of.club === club);

export function findCrewRoom({ rooms }: World, crew: number): Room {
  const room = rooms.find(({ of }) => 'crew' in of && of.crew === crew);
  if (room === undefined) throw new Error(`crew ${crew} has no room`);
  return room;
}

export function addSystemMessage({ messages }: Room, body: string): void {
  messages.push({ kind: 'SYSTEM', from: null, body, isRemoved: false });
}

/** A meeting of a crew has no room: its events are announced in the room of the crew. */
export function findEventRoom(world: World, index: number): Room | undefined {
  const { crew } = getClub(world, index);
  return crew === null ? findClubRoom(world, index) : findCrewRoom(world, crew);
}

export function enterRoom(room: Room, who: number, event: string): void {
  const since = room.messages.length;
  addSystemMessage(room, event);
  room.members.set(who, { since, read: since + 1, isPresent: true });
}

/** The first member to join opens the room of a club. */
export function enterClubRoom(world: World, index: number, who: number): void {
  const { crew, host } = getClub(world, index);
  if (crew !== null) return;
  let room = findClubRoom(world, index);
  if (room === undefined) {
    const members = new Map([[host, { since: 0, read: 0, isPresent: true }]]);
    room = { of: { club: index }, members, messages: [] };
    world.rooms.push(room);
  }
  enterRoom(room, who, 'joined');
}

export function leaveClubRoom(world: World, index: number, who: number): void {
  const room = findClubRoom(world, index);
  if (room !== undefined) leaveRoom(room, who, 'left');
  retract(world, ({ to, club }) => to === who && club === index);
}

export function leaveRoom(room: Room, who: number, event: string | null): void {
  const own = room.members.get(who);
  if (!own?.isPresent) return;
  own.isPresent = false;
  if (event !== null) addSystemMessage(room, event);
}

/** A block hides a room of two members from the blocker, not from the other member. */
export function mayRead(world: World, { of, members }: Room, who: number): boolean {
  if (!members.get(who)?.isPresent) return false;
  return !('pair' in of) || !of.pair.some((other) => isBlockedBy(world, who, other));
}

export function isWritable(world: World, { of }: Room): boolean {
  if ('crew' in of) return true;
  if ('club' in of) return isRoomOpen(world, getClub(world, of.club));
  return mayChat(world, ...of.pair);
}

export const isRoomOpen = ({ now }: World, club: Club) =>
  now < findEnd(club) + hours(OPEN_HOURS_AFTER);

function mayChat(world: World, one: number, other: number): boolean {
  if (isHidden(world, one, other)) return false;
  if (world.withdrawn.has(one) || world.withdrawn.has(other)) return false;
  return world.clubs.some(
    (club) =>
      (hasSeat(club, one) && hasSeat(club, other) && isRoomOpen(world, club)) ||
      waitsFor(world, club, one, other) ||
      waitsFor(world, club, other, one),
  );
}

function waitsFor(world: World, club: Club, applicant: number, host: number): boolean {
  const part = club.parts.get(applicant);
  if (club.host !== host || !isOpen(world, club)) return false;
  if (part?.is !== 'waiting' && part?.is !== 'queued') return false;
  return part.until === null || part.until > world.now;
}

const isRoomHost = (world: World, { of }: Room, who: number) =>
  ('club' in of && getClub(world, of.club).host === who) ||
  ('crew' in of && getCrew(world, of.crew).host === who);

export const isVeiled = (world: World, { kind, from }: Message, viewer: number) =>
  kind === 'TEXT' && from !== null && isBlockedBy(world, viewer, from);

export function countUnreadIn(world: World, room: Room, who: number): number {
  const { read } = room.members.get(who) ?? { read: 0 };
  return room.messages.filter(
    ({ from, isRemoved }, index) =>
      index >= read &&
      from !== null &&
      from !== who &&
      !isRemoved &&
      !isBlockedBy(world, who, from),
  ).length;
}

type InRoom = { room: number; who: number };

export function write(world: World, { room: index, who }: InRoom): Reply {
  return send(world, index, { kind: 'TEXT', from: who });
}

export function announce(world: World, { room: index, who }: InRoom): Reply {
  const room = getRoom(world, index);
  const reply = send(world, index, { kind: 'ANNOUNCEMENT', from: who });
  if (reply.status !== 201) return reply;
  if (!isRoomHost(world, room, who)) return refuse(403);
  const present = [...room.members].flatMap(([member, { isPresent }]) => (isPresent ? member : []));
  const message = `${index} ${room.messages.length}`;
  const others = everyone(world).filter((other) => present.includes(other) && other !== who);
  if ('pair' in room.of) throw new Error('a room of two has no host');
  notify(world, others, { kind: 'ANNOUNCEMENT', actor: who, message, ...room.of });
  return done(201);
}

function send(
  world: World,
  index: number,
  message: Pick<Message, 'kind'> & { from: number },
): Reply {
  const room = getRoom(world, index);
  if (!mayRead(world, room, message.from)) return refuse(404);
  if (!isWritable(world, room)) return refuse(409);
  room.messages.push({ ...message, body: `message ${room.messages.length + 1}`, isRemoved: false });
  return done(201);
}

export function erase(world: World, { room: index, seq, who }: InRoom & { seq: number }): Reply {
  const room = getRoom(world, index);
  if (!mayRead(world, room, who)) return refuse(404);
  const message = room.messages[seq - 1];
  if (message === undefined || seq <= (room.members.get(who)?.since ?? 0)) return refuse(404);
  if (message.from !== who) return refuse(403);
  message.isRemoved = true;
  retract(world, (notice) => notice.message === `${index} ${seq}`);
  return done(204);
}

export function readRoom(world: World, { room: index, who }: InRoom): Reply {
  const room = getRoom(world, index);
  const own = room.members.get(who);
  if (own === undefined || !mayRead(world, room, who)) return refuse(404);
  const read = room.messages.flatMap((_, at) => (at >= own.read ? `${index} ${at + 1}` : []));
  own.read = room.messages.length;
  for (const notice of world.notices)
    if (notice.to === who && read.includes(notice.message ?? '')) notice.isRead = true;
  return done(204);
}

export function openPair(world: World, { who, other }: { who: number; other: number }): Reply {
  if (world.withdrawn.has(other) || isHidden(world, who, other)) return refuse(404);
  const isThere = world.rooms.some(
    ({ of }) => 'pair' in of && of.pair.includes(who) && of.pair.includes(other),
  );
  if (isThere) return done(200);
  if (!mayChat(world, who, other)) return refuse(403);
  const seat = () => ({ since: 0, read: 0, isPresent: true });
  const members = new Map([who, other].map((one) => [one, seat()]));
  world.rooms.push({ of: { pair: [who, other] }, members, messages: [] });
  return done(201);
}
