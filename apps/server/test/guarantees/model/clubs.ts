import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { notify } from './notices.ts';
import { addSystemMessage, findEventRoom } from './rooms.ts';
import { countFree, decideUntil, listParts, settle, settleOffers } from './seats.ts';
import {
  type Club,
  done,
  getClub,
  hasBegun,
  hours,
  isOpen,
  type Reply,
  refuse,
  type World,
} from './world.ts';

/** A meeting starts at a full second. */
export const startIn = ({ now }: World, inHours: number) =>
  Math.ceil((now + hours(inHours)) / 1_000) * 1_000;

export function toMeeting(start: number) {
  const instant = new Date(start);
  return { meetingDate: seoulToday(instant), meetingTime: seoulTimeOfDay(instant) };
}

type Opened = { who: number; limit: number; inHours: number };

export function open(world: World, { who, limit, inHours }: Opened): Reply {
  const start = startIn(world, inHours);
  if (start <= world.now) return refuse(400);
  world.clubs.push(createClub({ host: who, limit, start }));
  return done(201);
}

export function createClub(club: Pick<Club, 'host' | 'limit' | 'start'>): Club {
  return {
    ...club,
    cancelledAt: null,
    changedAt: null,
    announcedSeats: 0,
    parts: new Map(),
    missed: new Set(),
    crew: null,
    plannedDate: null,
    refusals: new Set(),
  };
}

export function close(world: World, { club: index }: { club: number }): Reply {
  const club = getClub(world, index);
  if (club.cancelledAt !== null) return done(202);
  if (hasBegun(world, club)) return refuse(422);
  cancelClub(world, index);
  return done(202);
}

export function cancelClub(world: World, index: number): void {
  const club = getClub(world, index);
  const { host } = club;
  const involved = listInvolved(world, index);
  club.cancelledAt = world.now;
  notify(world, involved, { kind: 'CLUB_CANCELLED', club: index, actor: host });
  const room = findEventRoom(world, index);
  if (room !== undefined) addSystemMessage(room, 'cancelled');
}

export function listInvolved(world: World, index: number): number[] {
  const parts = listParts(world, getClub(world, index));
  return parts.flatMap(([who, { is }]) => (is === 'rejected' || is === 'kicked' ? [] : who));
}

export function changeLimit(world: World, { club, limit }: { club: number; limit: number }): Reply {
  return change(world, club, { limit });
}

export function move(world: World, { club, inHours }: { club: number; inHours: number }): Reply {
  return change(world, club, { start: startIn(world, inHours) });
}

function change(world: World, index: number, changed: { limit?: number; start?: number }): Reply {
  const club = getClub(world, index);
  if (!isOpen(world, club)) return refuse(422);
  settleOffers(world, index);
  const { limit = club.limit, start = club.start } = changed;
  if (limit < club.limit - countFree(world, club)) return refuse(400);
  const isMoved = start !== club.start;
  if (limit === club.limit && !isMoved) return refuse(400);
  if (start <= world.now) return refuse(400);
  Object.assign(club, { limit, start });
  if (isMoved) club.changedAt = world.now;
  moveDeadlines(world, club);
  const involved = listInvolved(world, index);
  notify(world, involved, { kind: 'CLUB_CHANGED', club: index, actor: club.host });
  const room = findEventRoom(world, index);
  if (room !== undefined) addSystemMessage(room, 'changed');
  settle(world, index);
  return done(201);
}

function moveDeadlines(world: World, club: Club): void {
  for (const [who, part] of listParts(world, club)) {
    if (part.is === 'waiting')
      club.parts.set(who, { ...part, until: decideUntil(world, club, part.appliedAt) });
    if (part.is === 'queued' && part.until !== null)
      club.parts.set(who, { ...part, until: Math.min(part.until, club.start) });
  }
}
