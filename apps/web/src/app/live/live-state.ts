/**
 * `leader` holds the stream for all tabs of the browser, `follower` hears from it, and `poller` is a
 * browser that cannot let tabs agree on one: every tab asks by itself.
 */
export type Role = 'poller' | 'follower' | 'leader';

export type Connection =
  /** `held` while the server itself named the time: nothing brings it forward. */
  | { phase: 'closed'; retryAt: number; held: boolean; failures: number }
  | { phase: 'opening' | 'open'; since: number; heardAt: number; failures: number };

/** What one tab knows; times are milliseconds of one clock. */
export type LiveState = {
  memberId: number | null;
  role: Role;
  /** This tab is on screen. */
  visible: boolean;
  /** When a tab of the browser was last on screen, as far as this one was told. */
  seenAt: number;
  connection: Connection;
  /** Events may have passed by: `start` since the page was loaded, `gap` since a stream ended. */
  missed: 'start' | 'gap' | 'none';
  polledAt: number;
  /** Of the tab that leads: whether its stream is open, and a call it has not replied to yet. */
  leader: { known: boolean; live: boolean; calledAt: number; awaiting: boolean };
};

export type LiveEvent =
  | { type: 'session'; memberId: number | null }
  | { type: 'role'; role: Role }
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'online' }
  /** From another tab, which is on screen or was until now. */
  | { type: 'seen' }
  /** From the tab that leads. */
  | { type: 'leading'; live: boolean }
  | { type: 'opened' }
  /** Bytes came out of the stream. */
  | { type: 'heard' }
  | { type: 'ended'; retryAfter?: number }
  | { type: 'wake' };

export type LiveCommand =
  | { do: 'connect' }
  | { do: 'disconnect' }
  /** Asks for the number of unread notices. */
  | { do: 'poll' }
  /** Tells the leader that this tab is on screen, and expects a reply. */
  | { do: 'call' }
  /** Tells the other tabs that this one leads. */
  | { do: 'tell'; live: boolean }
  | { do: 'takeOver' }
  /** Fetches again what is on screen. */
  | { do: 'refetch'; tabs: 'all' | 'own' };

const second = 1_000;
/** Nobody looks: the stream rests. */
export const restAfter = 300 * second;
export const pollEvery = 30 * second;
/** The server sends something every 20 s; a line that is silent for longer is dead. */
const silenceLimit = 45 * second;
const openingLimit = 10 * second;
export const callEvery = 20 * second;
/** A tab the browser has put to sleep holds the lead and does nothing with it. */
export const replyLimit = 2 * second;
const firstRetry = second;
const longestRetry = 30 * second;
/** A stream that ends sooner than this counts as a failure, however well it opened. */
const stableAfter = 3 * second;

export function initialState(now: number, visible: boolean): LiveState {
  return {
    memberId: null,
    role: 'follower',
    visible,
    seenAt: now,
    connection: readyToConnect(now),
    missed: 'start',
    polledAt: now,
    leader: { known: false, live: false, calledAt: now - callEvery, awaiting: false },
  };
}

export function readyToConnect(now: number): Connection {
  return { phase: 'closed', retryAt: now, held: false, failures: 0 };
}

/** After a failed or ended connection; `random` is between 0 and 1. */
export function retryLater(
  connection: Connection,
  now: number,
  random: number,
  retryAfter = 0,
): Connection {
  const stable = connection.phase === 'open' && now - connection.since >= stableAfter;
  const failures = stable ? 0 : connection.failures;
  const wait = Math.min(longestRetry, firstRetry * 2 ** failures) * (0.5 + random / 2);
  const retryAt = now + Math.max(wait, retryAfter);
  return { phase: 'closed', retryAt, held: retryAfter > 0, failures: failures + 1 };
}

export function wantsStream(state: LiveState, now: number): boolean {
  const watched = state.visible || now - state.seenAt < restAfter;
  return state.memberId !== null && state.role === 'leader' && watched;
}

export function isLive({ role, connection, leader }: LiveState): boolean {
  if (role === 'leader') return connection.phase === 'open';
  return role === 'follower' && leader.live;
}

/** When a connection that stays silent is given up. */
export function silentUntil({ phase, heardAt }: Exclude<Connection, { phase: 'closed' }>): number {
  return heardAt + (phase === 'open' ? silenceLimit : openingLimit);
}

export function polls(state: LiveState): boolean {
  return state.memberId !== null && state.visible && !isLive(state);
}

export function calls({ memberId, role, visible }: LiveState): boolean {
  return memberId !== null && role === 'follower' && visible;
}
