import { countUnread, inbox, shownActors } from './notices.ts';
import { countUnreadIn, isVeiled, isWritable, mayRead } from './rooms.ts';
import {
  countFree,
  countJoined,
  findPart,
  findPrompt,
  isApproved,
  isLastMinute,
  isOffered,
  listParts,
  listQueue,
} from './seats.ts';
import {
  type Club,
  everyone,
  getClub,
  getCrew,
  getRoom,
  hasSeat,
  hours,
  isClubHidden,
  isHidden,
  isInCrew,
  isOpen,
  MEETING_MS,
  type Notice,
  type Part,
  type Room,
  type World,
} from './world.ts';

const toIso = (instant: number) => new Date(instant).toISOString();

/** A page that a member can read. */
export type Page =
  | { at: 'notices' | 'rooms' | 'list' }
  | { at: 'messages' | 'club' | 'crew'; index: number };

export const allPages = ({ clubs, crews, rooms }: World): Page[] => [
  { at: 'notices' },
  { at: 'rooms' },
  { at: 'list' },
  ...crews.map((_, index) => ({ at: 'crew', index }) as const),
  ...rooms.map((_, index) => ({ at: 'messages', index }) as const),
  ...clubs.map((_, index) => ({ at: 'club', index }) as const),
];

/** Returns what the server must show on the page according to the model. */
export function expectPage(world: World, viewer: number, page: Page) {
  switch (page.at) {
    case 'notices':
      return { lines: expectInbox(world, viewer), unread: countUnread(world, viewer) };
    case 'rooms':
      return { ...expectUnreadMessages(world, viewer), rooms: expectRooms(world, viewer) };
    case 'list':
      return expectListed(world, viewer);
    case 'messages':
      return expectMessages(world, getRoom(world, page.index), viewer);
    case 'club':
      return expectClub(world, getClub(world, page.index), viewer);
    case 'crew':
      return expectCrew(world, page.index, viewer);
  }
}

function expectInbox(world: World, viewer: number) {
  const lines = inbox(world, viewer).map((notice) => {
    return { at: toIso(notice.at), line: describeNotice(world, notice) };
  });
  return sortLines(lines);
}

/** Sorts, because notices with the same time have no defined order. */
export function sortLines(lines: readonly { at: string; line: string }[]): string[] {
  return lines.map(({ at, line }) => `${at} ${line}`).toSorted();
}

function describeNotice(world: World, notice: Notice): string {
  const { kind, club, crew, isRead } = notice;
  const actors = shownActors(world, notice);
  return describeLine({ kind, club, crew, actors, count: Math.max(actors.length, 1), isRead });
}

type Line = Pick<Notice, 'kind' | 'club' | 'crew' | 'actors' | 'isRead'> & { count: number };

export function describeLine({ kind, club, crew, actors, count, isRead }: Line): string {
  const names = count > 3 ? 'many' : actors.toSorted().join();
  return `${kind} club ${club} crew ${crew} by ${names} count ${count} ${isRead ? 'read' : 'new'}`;
}

const readable = (world: World, viewer: number) =>
  world.rooms.filter((room) => mayRead(world, room, viewer));

function expectUnreadMessages(world: World, viewer: number) {
  const count = (isPersonal: boolean) =>
    readable(world, viewer)
      .filter(({ of }) => 'pair' in of === isPersonal)
      .reduce((sum, room) => sum + countUnreadIn(world, room, viewer), 0);
  return { group: count(false), personal: count(true) };
}

/** A room of two members is listed only after its first message. */
function expectRooms(world: World, viewer: number) {
  const listed = readable(world, viewer).filter(
    ({ of, messages }) => !('pair' in of) || messages.length > 0,
  );
  return Object.fromEntries(
    listed.map((room) => {
      const { of, members, messages } = room;
      const since = members.get(viewer)?.since ?? 0;
      const present = [...members.values()].filter(({ isPresent }) => isPresent);
      const shown = {
        // A room of two keeps both members, also after one has withdrawn.
        memberCount: 'pair' in of ? 2 : present.length,
        unread: countUnreadIn(world, room, viewer),
        writable: isWritable(world, room),
        last: messages.length > since ? messages.length : null,
      };
      return [world.rooms.indexOf(room), shown];
    }),
  );
}

function expectMessages(world: World, room: Room, viewer: number) {
  if (!mayRead(world, room, viewer)) return null;
  const since = room.members.get(viewer)?.since ?? 0;
  return room.messages.slice(since).map((message, index) => {
    const { kind, from, body, isRemoved } = message;
    const isShown = kind !== 'SYSTEM' && !isRemoved && !isVeiled(world, message, viewer);
    return { seq: since + index + 1, kind, from, body: isShown ? body : null, isRemoved };
  });
}

/** The host sees the state of every member; the others see only their own. */
function expectClub(world: World, club: Club, viewer: number) {
  if (isClubHidden(world, club, viewer)) return null;
  const own = findPart(world, club, viewer);
  const open = isOpen(world, club);
  const position = listQueue(world, club).indexOf(viewer) + 1 || null;
  const isShown = open && (position !== null || countFree(world, club) <= 0);
  const shown = listParts(world, club).filter(([, { is }]) => is !== 'rejected' && is !== 'kicked');
  const parts =
    club.host === viewer
      ? shown
      : own === undefined
        ? []
        : [[viewer, own] satisfies [number, Part]];
  return {
    joinedCount: countJoined(club),
    memberLimit: club.limit,
    joined: everyone(world).filter((who) => hasSeat(club, who)),
    isCancelled: club.cancelledAt !== null,
    waitlist: isShown ? { length: listQueue(world, club).length, position } : null,
    offer: open ? expectOffer(world, club, viewer, own) : null,
    parts: Object.fromEntries(parts.map(([who, part]) => [who, describe(world, club, who, part)])),
  };
}

function expectOffer(world: World, club: Club, viewer: number, part: Part | undefined) {
  if (part?.is !== 'queued') return null;
  if (part.until !== null) {
    const expiresInMs = part.until - world.now;
    return { expiresAt: toIso(part.until), expiresInMs, isShared: false };
  }
  const mayTake = isApproved(world, club, viewer) && isLastMinute(world, club);
  if (!mayTake || countFree(world, club) <= 0) return null;
  const approved = listQueue(world, club).filter((who) => isApproved(world, club, who));
  return { expiresAt: toIso(club.start), isShared: true, sharedWith: approved.length };
}

function describe(world: World, club: Club, who: number, part: Part): string {
  switch (part.is) {
    case 'joined':
      return `joined ${expectConfirmation(world, club, part)}`;
    case 'waiting':
      return `waiting until ${toIso(part.until)}`;
    case 'queued':
      return isOffered(part)
        ? `offered until ${toIso(part.until ?? 0)}`
        : `queued ${listQueue(world, club).indexOf(who) + 1} ${isApproved(world, club, who)}`;
    case 'rejected':
      return `rejected until ${toIso(part.at + hours(24))}`;
    case 'kicked':
      return 'kicked';
  }
}

function expectConfirmation(world: World, club: Club, part: Part & { is: 'joined' }) {
  const prompted = findPrompt(world, club);
  if (prompted === null) return null;
  if (part.answeredAt !== null && part.answeredAt >= prompted) return 'GOING';
  return part.since > prompted ? null : 'PENDING';
}

function expectCrew(world: World, index: number, viewer: number) {
  if (!isInCrew(world, index, viewer)) return null;
  const crew = getCrew(world, index);
  const members = everyone(world).filter((who) => crew.members.get(who) === 'joined');
  const room = world.rooms.find(({ of }) => 'crew' in of && of.crew === index);
  const dates = world.clubs.flatMap((club, date) =>
    club.crew === index && world.now < club.start + MEETING_MS
      ? [[date, expectDate(world, club, members, viewer)] as const]
      : [],
  );
  return {
    members,
    isPaused: crew.pausedAt !== null,
    unread: room === undefined ? 0 : countUnreadIn(world, room, viewer),
    dates: Object.fromEntries(dates),
  };
}

function expectDate(world: World, club: Club, members: readonly number[], viewer: number) {
  const isInQueue = (who: number) => findPart(world, club, who)?.is === 'queued';
  const unanswered = members.filter(
    (who) => !hasSeat(club, who) && !isInQueue(who) && !club.refusals.has(who),
  );
  const unconfirmed = [...club.parts.values()].filter(
    (part) => part.is === 'joined' && expectConfirmation(world, club, part) === 'PENDING',
  );
  const isRefused = club.refusals.has(viewer) ? false : null;
  return {
    going: everyone(world).filter((who) => hasSeat(club, who)),
    notGoing: members.filter((who) => club.refusals.has(who)).length,
    unanswered: unanswered.length + unconfirmed.length,
    myAnswer: hasSeat(club, viewer) || isRefused,
    myPosition: listQueue(world, club).indexOf(viewer) + 1 || null,
    isSkipped: club.cancelledAt !== null,
  };
}

/** Lists are cached for two seconds, so ignore a club that starts about now. */
export const isSettledInLists = ({ now }: World, { start }: Club) => Math.abs(start - now) > 2_000;

function expectListed(world: World, viewer: number) {
  const listed = world.clubs.flatMap((club, index) => {
    if (club.crew !== null || !isOpen(world, club) || !isSettledInLists(world, club)) return [];
    return isHidden(world, club.host, viewer) ? [] : [[index, countJoined(club)] as const];
  });
  return Object.fromEntries(listed);
}
