import { weekdayIndex } from '@azit/rules/meeting-time';
import { addDays, seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { createClub, listInvolved } from './clubs.ts';
import { notify, retract } from './notices.ts';
import { addSystemMessage, enterRoom, findCrewRoom, leaveRoom } from './rooms.ts';
import { countJoined, settle } from './seats.ts';
import {
  type Club,
  type Crew,
  done,
  findEnd,
  getCrew,
  isHidden,
  isOpen,
  type Reply,
  refuse,
  type World,
} from './world.ts';

export const MEETING_TIME = '20:00';
export const AHEAD = 2;
export const DATE_LIMIT = 3;
const GAP_DAYS = 4;

type Own = { crew: number; who: number };

/** Creates a crew and its room. */
export function createCrew(world: World, host: number, weekday: number): void {
  const crew: Crew = {
    host,
    members: new Map([[host, 'joined']]),
    weekday,
    startsOn: firstComingDay(world),
    skipped: new Set(),
    pausedAt: null,
    resumedAt: null,
  };
  world.crews.push(crew);
  const index = world.crews.length - 1;
  const members = new Map([[host, { since: 0, read: 0, isPresent: true }]]);
  world.rooms.push({ of: { crew: index }, members, messages: [] });
  plan(world, index);
}

/** Joins by the invite link of the crew, which refuses removed members. */
export function join(world: World, { crew: index, who }: Own): Reply {
  const crew = getCrew(world, index);
  const state = crew.members.get(who);
  if (state === 'joined') return done(204);
  if (state === 'removed' || isHidden(world, crew.host, who)) return refuse(404);
  enterRoom(findCrewRoom(world, index), who, 'crewJoined');
  crew.members.set(who, 'joined');
  for (const [club] of listDatesAhead(world, index)) settle(world, club);
  notify(world, [crew.host], { kind: 'CREW_JOINED', crew: index, actor: who });
  return done(204);
}

export function leave(world: World, { crew: index, who }: Own): Reply {
  const state = getCrew(world, index).members.get(who);
  if (state === 'left') return done(204);
  if (state !== 'joined') return refuse(404);
  endMembership(world, index, who, 'left');
  return done(204);
}

export function remove(world: World, { crew: index, who }: Own): Reply {
  const crew = getCrew(world, index);
  const state = crew.members.get(who);
  if (state === 'removed') return done(204);
  if (state !== 'joined') return refuse(404);
  endMembership(world, index, who, 'removed');
  notify(world, [who], { kind: 'CREW_REMOVED', crew: index, actor: crew.host });
  return done(204);
}

function endMembership(world: World, index: number, who: number, as: 'left' | 'removed'): void {
  const dates = listDatesAhead(world, index);
  for (const [, { parts, refusals }] of dates) {
    const part = parts.get(who);
    if (part !== undefined && part.is !== 'rejected' && part.is !== 'kicked') parts.delete(who);
    refusals.delete(who);
  }
  for (const [club] of dates) settle(world, club);
  getCrew(world, index).members.set(who, as);
  leaveRoom(findCrewRoom(world, index), who, 'crewLeft');
  retract(world, ({ to, crew }) => to === who && crew === index);
}

function listDatesAhead(world: World, crew: number): [number, Club][] {
  return [...world.clubs.entries()].filter(([, club]) => club.crew === crew && isOpen(world, club));
}

/** Cancels a meeting of a crew; the crew plans the next one instead. */
export function skip(world: World, { club: index }: { club: number }): Reply {
  const date = world.clubs[index];
  if (date?.crew == null || date.plannedDate === null) return refuse(404);
  const { skipped } = getCrew(world, date.crew);
  if (skipped.has(date.plannedDate)) return done(202);
  if (!isOpen(world, date)) return refuse(422);
  const involved = listInvolved(world, index);
  skipped.add(date.plannedDate);
  date.cancelledAt = world.now;
  addSystemMessage(findCrewRoom(world, date.crew), 'dateSkipped');
  const { crew, host: actor } = date;
  notify(world, involved, { kind: 'DATE_SKIPPED', club: index, crew, actor });
  plan(world, date.crew);
  return done(202);
}

export function resume(world: World, { crew: index }: { crew: number }): Reply {
  const crew = getCrew(world, index);
  if (crew.pausedAt === null) {
    // The reply is the page of the crew, which creates missing meetings.
    planForPage(world, index);
    return done(200);
  }
  addSystemMessage(findCrewRoom(world, index), 'crewResumed');
  const from = firstComingDay(world);
  const planned = listPlanned(world, index).filter((date) => date >= from);
  const last = planned.toSorted().at(-1);
  crew.startsOn = last === undefined ? from : addDays(last, GAP_DAYS);
  crew.pausedAt = null;
  crew.resumedAt = world.now;
  plan(world, index);
  const others = listMembers(crew).filter((who) => who !== crew.host);
  notify(world, others, { kind: 'CREW_RESUMED', crew: index, actor: crew.host });
  return done(200);
}

const listMembers = ({ members }: Crew) =>
  [...members].flatMap(([who, state]) => (state === 'joined' ? who : []));

const listPlanned = (world: World, crew: number) =>
  world.clubs.flatMap((club) =>
    club.crew === crew && club.cancelledAt === null ? (club.plannedDate ?? []) : [],
  );

/**
 * Models the job that pauses crews without enough participants and creates the missing meetings of
 * all others.
 */
export function planDue(world: World): void {
  for (const [index, crew] of world.crews.entries()) {
    if (crew.pausedAt !== null) continue;
    if (isIdle(world, index)) pause(world, index);
    else plan(world, index);
  }
}

/**
 * Opening the page of a crew does the same as the job if a meeting is missing. Returns whether one
 * was.
 */
export function planForPage(world: World, index: number): boolean {
  const crew = getCrew(world, index);
  if (crew.pausedAt !== null || findDue(world, index).length === 0) return false;
  if (isIdle(world, index)) pause(world, index);
  else plan(world, index);
  return true;
}

function pause(world: World, index: number): void {
  const crew = getCrew(world, index);
  crew.pausedAt = world.now;
  addSystemMessage(findCrewRoom(world, index), 'crewPaused');
  notify(world, listMembers(crew), { kind: 'CREW_PAUSED', crew: index });
}

/** True if fewer than two people joined each of the last two meetings. */
function isIdle(world: World, index: number): boolean {
  const { resumedAt } = getCrew(world, index);
  const past = world.clubs
    .filter(({ crew, cancelledAt }) => crew === index && cancelledAt === null)
    .filter((club) => findEnd(club) <= world.now)
    .filter(({ start }) => resumedAt === null || start > resumedAt)
    .toSorted((one, other) => other.start - one.start)
    .slice(0, 2);
  return past.length === 2 && past.every((club) => countJoined(club) < 2);
}

function plan(world: World, index: number): void {
  const crew = getCrew(world, index);
  if (crew.pausedAt !== null) return;
  const due = findDue(world, index);
  if (due.length === 0) return;
  const first = world.clubs.length;
  for (const plannedDate of due) {
    const start = new Date(`${plannedDate}T${MEETING_TIME}:00+09:00`).getTime();
    const club = createClub({ host: crew.host, limit: DATE_LIMIT, start });
    world.clubs.push({ ...club, crew: index, plannedDate });
  }
  addSystemMessage(findCrewRoom(world, index), due.length === 1 ? 'dateOpened' : 'datesOpened');
  const others = listMembers(crew).filter((who) => who !== crew.host);
  notify(world, others, { kind: 'DATE_ASKED', club: first, crew: index });
}

/**
 * Searches day by day instead of with the rules of the program, so as not to repeat their errors.
 */
function findDue(world: World, index: number): string[] {
  const { skipped, startsOn, weekday } = getCrew(world, index);
  const from = firstComingDay(world);
  const planned = listPlanned(world, index);
  let count = planned.filter((date) => date >= from && date < startsOn).length;
  const due: string[] = [];
  for (let day = from > startsOn ? from : startsOn; count < AHEAD; day = addDays(day, 1)) {
    if (weekdayIndex(day) !== weekday || skipped.has(day)) continue;
    count += 1;
    if (!planned.includes(day)) due.push(day);
  }
  return due;
}

function firstComingDay({ now }: World): string {
  const instant = new Date(now);
  const today = seoulToday(instant);
  return seoulTimeOfDay(instant) < MEETING_TIME ? today : addDays(today, 1);
}
