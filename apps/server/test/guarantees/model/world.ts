/**
 * The state of the reference model. Members, clubs, crews and rooms are numbered from 0; times are
 * milliseconds since 1970.
 */
export type World = {
  now: number;
  /**
   * True while the process that runs jobs (the worker) is running. All its jobs then run after
   * every action.
   */
  isWorking: boolean;
  people: number;
  withdrawn: Set<number>;
  blocks: { by: number; who: number }[];
  clubs: Club[];
  crews: Crew[];
  rooms: Room[];
  /** The notices of all members, oldest first. */
  notices: Notice[];
};

export type Club = {
  host: number;
  start: number;
  limit: number;
  cancelledAt: number | null;
  /** When the host last changed the time of the meeting. */
  changedAt: number | null;
  announcedSeats: number;
  /**
   * What each member except the host has in the club: a seat, an application or a position in the
   * queue. Contains expired ones until somebody needs the seat or the job runs.
   */
  parts: Map<number, Part>;
  /** Members whose offer of a seat has expired. */
  missed: Set<number>;
  /** The crew and the planned date, if the club is a meeting of a crew. */
  crew: number | null;
  plannedDate: string | null;
  /** Members of the crew who answered 못 가요. */
  refusals: Set<number>;
};

export type Part =
  | { is: 'waiting'; appliedAt: number; until: number; isHostReminded: boolean }
  /** `until` is the end of an offer. */
  | { is: 'queued'; since: number; isApproved: boolean; until: number | null }
  | { is: 'joined'; since: number; answeredAt: number | null }
  | { is: 'rejected'; at: number }
  | { is: 'kicked' };

export type Crew = {
  host: number;
  members: Map<number, 'joined' | 'left' | 'removed'>;
  weekday: number;
  startsOn: string;
  skipped: Set<string>;
  pausedAt: number | null;
  resumedAt: number | null;
};

export type Room = {
  of: { club: number } | { crew: number } | { pair: [number, number] };
  /** `since` and `read` are seqs; a member who has left is not present. */
  members: Map<number, { since: number; read: number; isPresent: boolean }>;
  messages: Message[];
};

export type Message = {
  kind: 'TEXT' | 'ANNOUNCEMENT' | 'SYSTEM';
  from: number | null;
  /** The text, or the event of a system message. */
  body: string;
  isRemoved: boolean;
};

export type Notice = {
  to: number;
  kind: string;
  club: number | null;
  crew: number | null;
  /** The members who caused the notice, newest first. */
  actors: number[];
  at: number;
  /** When the first of the merged notices arrived. */
  since: number;
  isRead: boolean;
  /** The room and the seq of the announcement that the notice is about. */
  message?: string;
};

export type Reply = { status: number; answer?: string };

const HOUR_MS = 60 * 60_000;
export const MEETING_MS = 2 * HOUR_MS;
export const hours = (count: number) => count * HOUR_MS;
export const refuse = (status: number): Reply => ({ status });
export const done = (status: number): Reply => ({ status });

export const everyone = ({ people }: World) => Array.from({ length: people }, (_, who) => who);

export function getClub(world: World, index: number): Club {
  const club = world.clubs[index];
  if (club === undefined) throw new Error(`there is no club ${index}`);
  return club;
}

export function getCrew(world: World, index: number): Crew {
  const crew = world.crews[index];
  if (crew === undefined) throw new Error(`there is no crew ${index}`);
  return crew;
}

export function getRoom(world: World, index: number): Room {
  const room = world.rooms[index];
  if (room === undefined) throw new Error(`there is no room ${index}`);
  return room;
}

export const hasBegun = ({ now }: World, club: Club) => club.start <= now;
export const isOpen = (world: World, club: Club) =>
  club.cancelledAt === null && !hasBegun(world, club);
export const findEnd = (club: Club) => club.cancelledAt ?? club.start + MEETING_MS;

export const hasSeat = (club: Club, who: number) =>
  club.host === who || club.parts.get(who)?.is === 'joined';

export function isInCrew(world: World, crew: number | null, who: number): boolean {
  return crew !== null && getCrew(world, crew).members.get(who) === 'joined';
}

export const isBlockedBy = (world: World, by: number, who: number) =>
  world.blocks.some((block) => block.by === by && block.who === who);

/** True if one of the two members has blocked the other. */
export const isHidden = (world: World, one: number, other: number) =>
  isBlockedBy(world, one, other) || isBlockedBy(world, other, one);

/** In the model, a meeting of a crew is visible only to members of the crew. */
export function isClubHidden(world: World, club: Club, viewer: number): boolean {
  if (hasSeat(club, viewer) || isInCrew(world, club.crew, viewer)) return false;
  return club.crew !== null || isHidden(world, club.host, viewer);
}
