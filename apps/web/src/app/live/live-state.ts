/**
 * The `leader` tab opens the event stream and passes the events to every `follower` tab. Without
 * Web Locks no leader can be elected, so every tab is a `poller`.
 */
export type Role = 'poller' | 'follower' | 'leader';

export type Connection =
  /**
   * `held` means that the server set `retryAt` with Retry-After, so no event may cause an earlier
   * retry.
   */
  | { phase: 'closed'; retryAt: number; held: boolean; failures: number }
  | { phase: 'opening' | 'open'; since: number; receivedAt: number; failures: number };

export type LiveState = {
  memberId: number | null;
  role: Role;
  visible: boolean;
  seenAt: number;
  connection: Connection;
  missed: 'start' | 'gap' | 'none';
  polledAt: number;
  leader: { known: boolean; live: boolean; greetedAt: number; awaiting: boolean };
};

export type LiveEvent =
  | { type: 'session'; memberId: number | null }
  | { type: 'role'; role: Role }
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'online' }
  | { type: 'greetLeader' }
  | { type: 'leading'; live: boolean }
  | { type: 'opened' }
  | { type: 'received' }
  | { type: 'ended'; retryAfter?: number }
  | { type: 'wake' };

export type LiveCommand =
  | { do: 'connect' }
  | { do: 'disconnect' }
  | { do: 'poll' }
  | { do: 'greetLeader' }
  | { do: 'announce'; live: boolean }
  | { do: 'takeOver' }
  | { do: 'refetch'; tabs: 'all' | 'own' };

const second = 1_000;
export const restAfter = 300 * second;
export const pollEvery = 30 * second;
/** The server sends data every 20 s, so after 45 s the connection is dead. */
const silenceLimit = 45 * second;
const openingLimit = 10 * second;
export const greetEvery = 20 * second;
/**
 * A follower replaces a leader that does not reply within this time: a suspended tab may still hold
 * the lock that makes it the leader.
 */
export const replyLimit = 2 * second;
const firstRetry = second;
const longestRetry = 30 * second;
/** A stream that ends sooner counts as a failure, which makes the next wait longer. */
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
    leader: { known: false, live: false, greetedAt: now - greetEvery, awaiting: false },
  };
}

export function readyToConnect(now: number): Connection {
  return { phase: 'closed', retryAt: now, held: false, failures: 0 };
}

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

export function silentUntil({
  phase,
  receivedAt,
}: Exclude<Connection, { phase: 'closed' }>): number {
  return receivedAt + (phase === 'open' ? silenceLimit : openingLimit);
}

export function polls(state: LiveState): boolean {
  return state.memberId !== null && state.visible && !isLive(state);
}

export function greetsLeader({ memberId, role, visible }: LiveState): boolean {
  return memberId !== null && role === 'follower' && visible;
}
