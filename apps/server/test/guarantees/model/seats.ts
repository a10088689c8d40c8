import { notify } from './notices.ts';
import { addSystemMessage, enterClubRoom, findCrewRoom, leaveClubRoom } from './rooms.ts';
import { type Club, getClub, hours, isInCrew, isOpen, type Part, type World } from './world.ts';

export const isOffered = (part: Part | undefined) => part?.is === 'queued' && part.until !== null;

export const hasExpired = ({ now }: World, part: Part) =>
  'until' in part && part.until !== null && part.until <= now;

/**
 * Ignores an expired application or offer, because it ends at its deadline even if no job has run.
 */
export function findPart(world: World, club: Club, who: number): Part | undefined {
  const part = club.parts.get(who);
  return part === undefined || hasExpired(world, part) ? undefined : part;
}

export const listParts = (world: World, club: Club) =>
  [...club.parts].filter(([, part]) => !hasExpired(world, part));

/** The host need not approve members of the crew. */
export function isApproved(world: World, club: Club, who: number): boolean {
  const part = club.parts.get(who);
  return part?.is === 'queued' && (part.isApproved || isInCrew(world, club.crew, who));
}

/** Returns the members in the queue who have no offer, in order. */
export function listQueue(world: World, club: Club): number[] {
  const rank = (who: number) => (isInCrew(world, club.crew, who) ? 0 : 1);
  return listParts(world, club)
    .flatMap(([who, part]) =>
      part.is === 'queued' && part.until === null ? [{ who, since: part.since }] : [],
    )
    .toSorted((one, other) => rank(one.who) - rank(other.who) || one.since - other.since)
    .map(({ who }) => who);
}

/** Counts the host, who also has a seat. */
export const countJoined = ({ parts }: Club) =>
  1 + [...parts.values()].filter(({ is }) => is === 'joined').length;

/** Expired offers do not reserve a seat. */
export function countFree(world: World, club: Club): number {
  const offered = listParts(world, club).filter(([, part]) => isOffered(part)).length;
  return club.limit - countJoined(club) - offered;
}

export const isLastMinute = ({ now }: World, { start }: Club) => start < now + hours(3);

/** Do not call this for actions of crew members: hosts see those on the page of the crew. */
export const notifyHost = (world: World, index: number, kind: string, actor: number) =>
  notify(world, [getClub(world, index).host], { kind, club: index, actor });

export function takeSeat(world: World, index: number, who: number): void {
  const club = getClub(world, index);
  const isFellow = isInCrew(world, club.crew, who);
  const answeredAt = isFellow ? world.now : null;
  club.parts.set(who, { is: 'joined', since: world.now, answeredAt });
  if (isFellow) club.refusals.delete(who);
  club.announcedSeats = Math.max(club.announcedSeats - 1, 0);
  enterClubRoom(world, index, who);
}

/** Ends the seat, offer or application of a member. */
export function giveUp(world: World, index: number, who: number, kind: string): void {
  const club = getClub(world, index);
  const part = club.parts.get(who);
  const hadSeat = part?.is === 'joined';
  const wasFull = countJoined(club) === club.limit;
  const isFellow = isInCrew(world, club.crew, who);
  if (isFellow) club.refusals.add(who);
  if (part === undefined || part.is === 'rejected' || part.is === 'kicked') return;
  club.parts.delete(who);
  leaveClubRoom(world, index, who);
  settle(world, index);
  if (!hadSeat) return;
  if (!isFellow) notifyHost(world, index, kind, who);
  if (club.crew !== null && wasFull && countFree(world, club) > 0)
    announceFreeSeat(world, club.crew, club);
}

function announceFreeSeat(world: World, crew: number, { plannedDate }: Club): void {
  const room = findCrewRoom(world, crew);
  const event = `seatFreed ${plannedDate}`;
  if (room.messages.at(-1)?.body !== event) addSystemMessage(room, event);
}

/**
 * Run before a member takes a seat: expired offers end, and their seats are offered to the next
 * members.
 */
export function settleOffers(world: World, index: number): void {
  if ([...getClub(world, index).parts.values()].some(isOffered)) settle(world, index);
}

/** Returns everyone who was notified of a free seat. */
export function settle(world: World, index: number): number[] {
  const club = getClub(world, index);
  const isQueued = () => [...club.parts.values()].some(({ is }) => is === 'queued');
  if (!isQueued()) return [];
  endExpired(world, index);
  if (!isQueued() || !isOpen(world, club)) return [];
  return isLastMinute(world, club) ? announceSeats(world, index) : offerSeats(world, index);
}

function offerSeats(world: World, index: number): number[] {
  const club = getClub(world, index);
  const { now } = world;
  club.announcedSeats = 0;
  const until = Math.min(now + hours(club.start < now + hours(24) ? 2 : 12), club.start);
  const approved = listQueue(world, club).filter((who) => isApproved(world, club, who));
  const next = approved.slice(0, Math.max(countFree(world, club), 0));
  for (const who of next) {
    const part = club.parts.get(who);
    if (part?.is === 'queued') club.parts.set(who, { ...part, until });
  }
  notify(world, next, { kind: 'SEAT_OFFERED', club: index });
  return next;
}

/** Shortly before the start, every approved member of the queue may take a free seat. */
function announceSeats(world: World, index: number): number[] {
  const club = getClub(world, index);
  const free = Math.max(countFree(world, club), 0);
  const hasMore = free > club.announcedSeats;
  const approved = listQueue(world, club).filter((who) => isApproved(world, club, who));
  if (!hasMore || approved.length > 0) club.announcedSeats = free;
  if (!hasMore) return [];
  notify(world, approved, { kind: 'SEAT_OPEN', club: index });
  return approved;
}

function endExpired(world: World, index: number): void {
  const club = getClub(world, index);
  for (const [who, part] of club.parts) {
    if (!hasExpired(world, part)) continue;
    if (isOffered(part)) club.missed.add(who);
    club.parts.delete(who);
    if (world.withdrawn.has(who)) continue;
    const kind = part.is === 'queued' ? 'SEAT_PASSED' : 'APPLICATION_EXPIRED';
    notify(world, [who], { kind, club: index });
  }
}

/**
 * Models the job that ends expired offers and applications and reminds hosts of applications that
 * are a day old.
 */
export function settleDue(world: World): void {
  for (const [index, club] of world.clubs.entries()) {
    if (club.cancelledAt !== null) continue;
    if (![...club.parts.values()].some((part) => hasExpired(world, part))) continue;
    settle(world, index);
    endExpired(world, index);
  }
  for (const [index, club] of world.clubs.entries()) {
    if (!isOpen(world, club)) continue;
    for (const [who, part] of listParts(world, club)) {
      if (part.is !== 'waiting' || part.isHostReminded) continue;
      if (world.now < part.appliedAt + hours(24)) continue;
      club.parts.set(who, { ...part, isHostReminded: true });
      notifyHost(world, index, 'APPLICATION_DUE', who);
    }
  }
}

/** A host has two days to decide, but must decide by six hours before the start. */
export function decideUntil({ now }: World, { start }: Club, appliedAt: number): number {
  const decideBy = start - hours(6);
  return Math.min(appliedAt + hours(48), decideBy <= now ? start : decideBy);
}

/** When everyone with a seat was last requested to confirm it. */
export function findPrompt({ now }: World, { start, changedAt }: Club): number | null {
  const dayBefore = start - hours(24);
  if (dayBefore > now) return changedAt;
  return changedAt === null ? dayBefore : Math.max(changedAt, dayBefore);
}

export const hasLapsed = (world: World, club: Club, who: number) =>
  club.parts.has(who) && findPart(world, club, who) === undefined;
