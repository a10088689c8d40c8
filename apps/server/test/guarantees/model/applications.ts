import { notify } from './notices.ts';
import { leaveClubRoom } from './rooms.ts';
import {
  countFree,
  decideUntil,
  findPart,
  giveUp,
  isOffered,
  notifyHost,
  settle,
  settleOffers,
  takeSeat,
} from './seats.ts';
import {
  done,
  getClub,
  hasBegun,
  hours,
  isClubHidden,
  isHidden,
  isInCrew,
  isOpen,
  type Reply,
  refuse,
  type World,
} from './world.ts';

type Own = { club: number; who: number };

export const apply = (world: World, own: Own) => applyTo(world, own, false);
export const queue = (world: World, own: Own) => applyTo(world, own, true);

function applyTo(world: World, { club: index, who }: Own, mayQueue: boolean): Reply {
  const club = getClub(world, index);
  const { now } = world;
  // Refuse even a member with a seat, to whom the club of a hidden host is visible.
  if (isClubHidden(world, club, who) || isHidden(world, who, club.host)) return refuse(404);
  settleOffers(world, index);
  const part = findPart(world, club, who);
  if (part?.is === 'kicked') return refuse(403);
  if (part?.is === 'rejected' && now < part.at + hours(24)) return refuse(403);
  const isSwitching = part?.is === 'waiting' && mayQueue && countFree(world, club) <= 0;
  if (part !== undefined && part.is !== 'rejected' && !isSwitching) return refuse(409);
  if (!isOpen(world, club)) return refuse(422);
  if (countFree(world, club) > 0) {
    const until = decideUntil(world, club, now);
    club.parts.set(who, { is: 'waiting', appliedAt: now, until, isHostReminded: false });
    notifyHost(world, index, 'APPLICATION_RECEIVED', who);
    return done(201);
  }
  if (!mayQueue) return refuse(422);
  club.parts.set(who, { is: 'queued', since: now, isApproved: false, until: null });
  notifyHost(world, index, 'WAITLISTED', who);
  return done(201);
}

export function cancel(world: World, { club: index, who }: Own): Reply {
  const club = getClub(world, index);
  if (isClubHidden(world, club, who)) return refuse(404);
  const part = findPart(world, club, who);
  if (part === undefined || part.is === 'rejected' || part.is === 'kicked') return refuse(404);
  if (club.cancelledAt === null && hasBegun(world, club)) return refuse(422);
  settleOffers(world, index);
  giveUp(world, index, who, 'APPLICATION_WITHDRAWN');
  return done(204);
}

export function accept(world: World, { club: index, who }: Own): Reply {
  const club = getClub(world, index);
  if (!isOpen(world, club)) return refuse(422);
  settleOffers(world, index);
  const part = findPart(world, club, who);
  if (part === undefined) return refuse(404);
  if (part.is !== 'waiting' && part.is !== 'queued') return refuse(409);
  if (!isOffered(part) && countFree(world, club) <= 0) return refuse(409);
  takeSeat(world, index, who);
  // The seat comes from a decision of the host, not from an answer of the member.
  club.parts.set(who, { is: 'joined', since: world.now, answeredAt: null });
  notify(world, [who], { kind: 'APPLICATION_ACCEPTED', club: index, actor: club.host });
  return done(202);
}

export function reject(world: World, { club: index, who }: Own): Reply {
  const club = getClub(world, index);
  if (!isOpen(world, club)) return refuse(422);
  const part = findPart(world, club, who);
  if (part === undefined) return refuse(404);
  if (part.is !== 'waiting' && part.is !== 'queued') return refuse(409);
  club.parts.set(who, { is: 'rejected', at: world.now });
  settle(world, index);
  notify(world, [who], { kind: 'APPLICATION_REJECTED', club: index, actor: club.host });
  return done(202);
}

export function kick(world: World, { club: index, who }: Own): Reply {
  const club = getClub(world, index);
  if (!isOpen(world, club)) return refuse(422);
  const part = findPart(world, club, who);
  if (part === undefined) return refuse(404);
  if (part.is !== 'joined') return refuse(409);
  club.parts.set(who, { is: 'kicked' });
  if (isInCrew(world, club.crew, who) && part.answeredAt !== null) club.refusals.add(who);
  leaveClubRoom(world, index, who);
  notify(world, [who], { kind: 'MEMBER_REMOVED', club: index, actor: club.host });
  settle(world, index);
  return done(204);
}
