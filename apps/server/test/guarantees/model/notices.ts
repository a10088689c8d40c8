import {
  done,
  getClub,
  hasSeat,
  hours,
  isHidden,
  isInCrew,
  isOpen,
  type Notice,
  type Reply,
  type World,
} from './world.ts';

const FOLDS = [
  'APPLICATION_RECEIVED',
  'APPLICATION_WITHDRAWN',
  'APPLICATION_DUE',
  'WAITLISTED',
  'CLUB_CHANGED',
  'CREW_JOINED',
  'DATE_ASKED',
];
const ABOUT_APPLICANTS = ['APPLICATION_RECEIVED', 'APPLICATION_DUE', 'WAITLISTED'];
const OWN_OUTCOMES = ['APPLICATION_REJECTED', 'MEMBER_REMOVED', 'CREW_REMOVED'];

type News = Pick<Notice, 'kind'> & {
  club?: number;
  crew?: number;
  actor?: number;
  message?: string;
};

/** A block between the recipient and the actor suppresses most notices. */
export function notify(world: World, to: readonly number[], news: News): void {
  const { kind, club = null, crew = null, actor, message } = news;
  const actors = actor === undefined ? [] : [actor];
  const { now } = world;
  for (const who of to) {
    const notice: Notice = {
      to: who,
      kind,
      club,
      crew,
      actors,
      at: now,
      since: now,
      isRead: false,
    };
    if (message !== undefined) notice.message = message;
    if (isNoticeHidden(world, notice)) continue;
    world.notices = [...world.notices.filter((one) => one !== fold(world, notice)), notice];
  }
}

/** Merges the unread notice of the same kind from the last ten minutes into the new one. */
function fold(world: World, notice: Notice): Notice | undefined {
  if (!FOLDS.includes(notice.kind)) return undefined;
  const earlier = world.notices.findLast(
    ({ to, kind, club, crew, isRead, since }) =>
      to === notice.to &&
      kind === notice.kind &&
      crew === notice.crew &&
      (crew !== null || club === notice.club) &&
      !isRead &&
      since > world.now - hours(1 / 6),
  );
  if (earlier === undefined) return undefined;
  notice.since = earlier.since;
  notice.actors = [...new Set([...notice.actors, ...earlier.actors])];
  return earlier;
}

function isNoticeHidden(world: World, { to, kind, actors, club, crew }: Notice): boolean {
  if (actors.length === 0 || !actors.every((actor) => isHidden(world, actor, to))) return false;
  if (OWN_OUTCOMES.includes(kind)) return false;
  if (ABOUT_APPLICANTS.includes(kind)) return true;
  const isSeated = club !== null && hasSeat(getClub(world, club), to);
  return !isSeated && !isInCrew(world, crew, to);
}

export const inbox = (world: World, who: number) =>
  world.notices.filter(
    (notice) => notice.to === who && !isNoticeHidden(world, notice) && !isSettled(world, notice),
  );

/** Omits hidden members, and applicants who no longer wait. */
export function shownActors(world: World, { to, kind, actors, club }: Notice): number[] {
  const visible = actors.filter((actor) => !isHidden(world, actor, to));
  if (!ABOUT_APPLICANTS.includes(kind) || club === null)
    return visible.length > 0 ? visible : actors;
  return visible.filter((actor) => {
    const part = getClub(world, club).parts.get(actor);
    if (part?.is !== 'waiting' && part?.is !== 'queued') return false;
    return part.until === null || part.until > world.now;
  });
}

/** True if nobody whom the notice is about still waits for the host or for a seat. */
function isSettled(world: World, notice: Notice): boolean {
  if (!ABOUT_APPLICANTS.includes(notice.kind) || notice.club === null) return false;
  return shownActors(world, notice).length === 0 || !isOpen(world, getClub(world, notice.club));
}

export const countUnread = (world: World, who: number) =>
  inbox(world, who).filter(({ isRead }) => !isRead).length;

export function retract(world: World, isRetracted: (notice: Notice) => boolean): void {
  world.notices = world.notices.filter(
    (notice) => notice.kind !== 'ANNOUNCEMENT' || !isRetracted(notice),
  );
}

export function readInbox(world: World, { who }: { who: number }): Reply {
  for (const notice of world.notices) if (notice.to === who) notice.isRead = true;
  return done(204);
}
