/**
 * `leader` holds the stream for all tabs, `follower` receives from it, and `poller` is a browser
 * without locks: every tab polls.
 */
export type Role = 'poller' | 'follower' | 'leader';

export type Connection =
  /** `held`: the server set the time, so nothing advances it. */
  | { phase: 'closed'; retryAt: number; held: boolean; failures: number }
  | { phase: 'opening' | 'open'; since: number; receivedAt: number; failures: number };

/** The state of one tab; times are milliseconds of one clock. */
export type LiveState = {
  memberId: number | null;
  role: Role;
  /** This tab is on screen. */
  visible: boolean;
  /** When any tab was last on screen, as far as this one knows. */
  seenAt: number;
  connection: Connection;
  /** Events may have been missed: `start` since the page loaded, `gap` since a stream ended. */
  missed: 'start' | 'gap' | 'none';
  polledAt: number;
  /** The leading tab: whether its stream is open, and whether a call awaits its reply. */
  leader: { known: boolean; live: boolean; calledAt: number; awaiting: boolean };
};

export type LiveEvent =
  | { type: 'session'; memberId: number | null }
  | { type: 'role'; role: Role }
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'online' }
  /** From another tab that is or just was on screen. */
  | { type: 'seen' }
  /** From the leading tab. */
  | { type: 'leading'; live: boolean }
  | { type: 'opened' }
  /** Bytes arrived on the stream. */
  | { type: 'received' }
  | { type: 'ended'; retryAfter?: number }
  | { type: 'wake' };

export type LiveCommand =
  | { do: 'connect' }
  | { do: 'disconnect' }
  /** Fetches unread counts, chats and the open room. */
  | { do: 'poll' }
  /** Reports to the leader that this tab is on screen, and expects a reply. */
  | { do: 'call' }
  /** Announces to the other tabs that this one leads. */
  | { do: 'announce'; live: boolean }
  | { do: 'takeOver' }
  /** Refetches what is on screen. */
  | { do: 'refetch'; tabs: 'all' | 'own' };

const second = 1_000;
/** The stream closes after this long without a visible tab. */
export const restAfter = 300 * second;
export const pollEvery = 30 * second;
/** The server sends something every 20 s; a longer silence means a dead connection. */
const silenceLimit = 45 * second;
const openingLimit = 10 * second;
export const callEvery = 20 * second;
/** A tab suspended by the browser still holds the lead but does nothing. */
export const replyLimit = 2 * second;
const firstRetry = second;
const longestRetry = 30 * second;
/** A stream that ends sooner counts as a failure, even if it opened. */
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

/** When a silent connection is closed. */
export function silentUntil({
  phase,
  receivedAt,
}: Exclude<Connection, { phase: 'closed' }>): number {
  return receivedAt + (phase === 'open' ? silenceLimit : openingLimit);
}

export function polls(state: LiveState): boolean {
  return state.memberId !== null && state.visible && !isLive(state);
}

export function calls({ memberId, role, visible }: LiveState): boolean {
  return memberId !== null && role === 'follower' && visible;
}
