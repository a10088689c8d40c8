import { cancelClub } from './clubs.ts';
import { notify } from './notices.ts';
import { isRoomOpen, leaveRoom } from './rooms.ts';
import { hasExpired, notifyHost, settle } from './seats.ts';
import {
  done,
  getClub,
  isBlockedBy,
  isOpen,
  type Reply,
  type Room,
  refuse,
  type World,
} from './world.ts';

type Pair = { who: number; other: number };

export function block(world: World, { who, other }: Pair): Reply {
  if (world.withdrawn.has(other) || isBlockedBy(world, other, who)) return refuse(404);
  if (isBlockedBy(world, who, other)) return done(201);
  world.blocks.push({ by: who, who: other });
  for (const [index, { host }] of world.clubs.entries()) {
    if (host === who) endWaiting(world, index, other, true);
    if (host === other) endWaiting(world, index, who, false);
  }
  return done(201);
}

/**
 * A block ends an application but not a seat. An application to the member who blocks is rejected.
 */
function endWaiting(world: World, index: number, who: number, isByHost: boolean): void {
  const club = getClub(world, index);
  const part = club.parts.get(who);
  if (part?.is !== 'waiting' && part?.is !== 'queued') return;
  if (isByHost && isOpen(world, club) && !hasExpired(world, part)) {
    club.parts.set(who, { is: 'rejected', at: world.now });
    notify(world, [who], { kind: 'APPLICATION_REJECTED', club: index, actor: club.host });
  } else club.parts.delete(who);
  settle(world, index);
}

export function unblock(world: World, { who, other }: Pair): Reply {
  if (world.withdrawn.has(other) || isBlockedBy(world, other, who)) return refuse(404);
  world.blocks = world.blocks.filter((one) => one.by !== who || one.who !== other);
  return done(204);
}

/**
 * Ends all seats, applications and clubs in the future. A seat in a past meeting stays, without its
 * answer.
 */
export function withdraw(world: World, { who }: { who: number }): Reply {
  for (const [index, club] of world.clubs.entries())
    if (club.host === who && isOpen(world, club)) cancelClub(world, index);
  for (const { members } of world.crews)
    if (members.get(who) === 'joined') members.set(who, 'left');
  const left: { index: number; hadSeat: boolean }[] = [];
  for (const [index, club] of world.clubs.entries()) {
    const part = club.parts.get(who);
    club.refusals.delete(who);
    if (part?.is === 'joined') club.parts.set(who, { ...part, answeredAt: null });
    if (part === undefined || part.is === 'rejected' || part.is === 'kicked') continue;
    if (!isOpen(world, club)) continue;
    club.parts.delete(who);
    left.push({ index, hadSeat: part.is === 'joined' });
  }
  for (const room of world.rooms) leaveRoom(room, who, isAnnounced(world, room) ? 'left' : null);
  for (const { index, hadSeat } of left)
    if (hadSeat) notifyHost(world, index, 'APPLICATION_WITHDRAWN', who);
  world.withdrawn.add(who);
  for (const { index } of left) settle(world, index);
  world.blocks = world.blocks.filter((one) => one.by !== who && one.who !== who);
  world.notices = world.notices.filter(({ to }) => to !== who);
  return done(202);
}

function isAnnounced(world: World, { of }: Room): boolean {
  if ('club' in of) return isRoomOpen(world, getClub(world, of.club));
  return 'crew' in of;
}
