import {
  callEvery,
  calls,
  isLive,
  type LiveCommand,
  type LiveEvent,
  type LiveState,
  pollEvery,
  polls,
  readyToConnect,
  replyLimit,
  restAfter,
  retryLater,
  silentUntil,
  wantsStream,
} from './live-state.ts';

type Moment = { now: number; random: number };
type Step = { state: LiveState; commands: LiveCommand[] };

/**
 * What a tab does after an event: its next state, and what is to be done for it. Whatever is due by
 * `now` is among the commands; `wakeAt` says when something is due next.
 */
export function step(before: LiveState, event: LiveEvent, moment: Moment): Step {
  const commands: LiveCommand[] = [];
  let state = receive(before, event, moment);
  // The stream of whoever was logged in before ends, also where somebody else is by now; and that of
  // a line which was gone, because it may be dead without anybody having noticed.
  const isOver = event.type === 'session' || event.type === 'online';
  if (isOver && before.connection.phase !== 'closed') commands.push({ do: 'disconnect' });
  if (hearsFromNowOn(state, event) && state.missed !== 'none') {
    commands.push({ do: 'refetch', tabs: state.missed === 'gap' ? 'all' : 'own' });
    state = { ...state, missed: 'none' };
  }
  for (const settle of [settleConnection, settlePolling, settleLeader]) {
    const settled = settle(state, moment);
    state = settled.state;
    commands.push(...settled.commands);
  }
  // So that the leader counts its rest from here.
  if (event.type === 'hidden' && state.role === 'follower') commands.push({ do: 'call' });
  const live = isLive(state);
  const asked = event.type === 'seen' || event.type === 'role';
  if (state.role === 'leader' && (asked || live !== isLive(before)))
    commands.push({ do: 'tell', live });
  return { state, commands };
}

/** By its own stream, or by that of the tab that leads. */
function hearsFromNowOn({ role, leader }: LiveState, { type }: LiveEvent): boolean {
  return type === 'opened' || (type === 'leading' && role === 'follower' && leader.live);
}

/** When the next thing is due; null while only an event can change anything. */
export function wakeAt(state: LiveState, now: number): number | null {
  const { connection, visible, seenAt, leader } = state;
  const due: number[] = [];
  if (wantsStream(state, now)) {
    due.push(connection.phase === 'closed' ? connection.retryAt : silentUntil(connection));
    if (!visible) due.push(seenAt + restAfter);
  }
  if (polls(state)) due.push(state.polledAt + pollEvery);
  if (calls(state)) due.push(leader.calledAt + (leader.awaiting ? replyLimit : callEvery));
  return due.length === 0 ? null : Math.min(...due);
}

function receive(state: LiveState, event: LiveEvent, { now, random }: Moment): LiveState {
  const { connection, leader } = state;
  switch (event.type) {
    case 'session':
      return {
        ...state,
        memberId: event.memberId,
        connection: readyToConnect(now),
        missed: 'start',
        polledAt: now,
      };
    case 'role':
      return changeRole(state, event.role, now);
    case 'shown':
      return {
        ...state,
        visible: true,
        seenAt: now,
        connection: sooner(state, now),
        leader: { ...leader, calledAt: now - callEvery },
      };
    case 'hidden':
      return { ...state, visible: false, seenAt: now };
    case 'online':
      if (connection.phase === 'closed') return { ...state, connection: sooner(state, now) };
      return { ...state, connection: readyToConnect(now), missed: 'gap' };
    case 'seen':
      return { ...state, seenAt: now, connection: sooner(state, now) };
    case 'leading':
      return { ...state, leader: { ...leader, known: true, live: event.live, awaiting: false } };
    case 'opened': {
      if (connection.phase !== 'opening') return state;
      return { ...state, connection: { ...connection, phase: 'open', since: now, heardAt: now } };
    }
    case 'heard':
      if (connection.phase === 'closed') return state;
      return { ...state, connection: { ...connection, heardAt: now } };
    case 'ended':
      return fail(state, { now, random }, event.retryAfter);
    case 'wake':
      return state;
  }
}

function changeRole(state: LiveState, role: LiveState['role'], now: number): LiveState {
  const { leader } = state;
  if (role !== 'leader') {
    const unknown = { ...leader, live: false, calledAt: now - callEvery, awaiting: false };
    return { ...state, role, leader: unknown };
  }
  const missed = leader.known ? 'gap' : state.missed;
  return { ...state, role, seenAt: now, connection: readyToConnect(now), missed };
}

/** Brings the next attempt forward, unless the server has named the time itself. */
function sooner({ connection }: LiveState, now: number): LiveState['connection'] {
  const waits = connection.phase === 'closed' && !connection.held && connection.retryAt > now;
  return waits ? { ...connection, retryAt: now } : connection;
}

function fail(state: LiveState, { now, random }: Moment, retryAfter?: number): LiveState {
  if (state.connection.phase === 'closed') return state;
  return {
    ...state,
    connection: retryLater(state.connection, now, random, retryAfter),
    missed: 'gap',
    // A stream that was open has just told everything: the first question can wait its time.
    polledAt: state.connection.phase === 'open' ? now : state.polledAt,
  };
}

function settleConnection(state: LiveState, moment: Moment): Step {
  const { now } = moment;
  const { connection } = state;
  if (connection.phase === 'closed') {
    if (!wantsStream(state, now) || connection.retryAt > now) return { state, commands: [] };
    const opening = { phase: 'opening', since: now, heardAt: now } as const;
    const { failures } = connection;
    return {
      state: { ...state, connection: { ...opening, failures } },
      commands: [{ do: 'connect' }],
    };
  }
  if (!wantsStream(state, now)) {
    const missed = connection.phase === 'open' ? 'gap' : state.missed;
    return {
      state: { ...state, connection: readyToConnect(now), missed },
      commands: [{ do: 'disconnect' }],
    };
  }
  if (silentUntil(connection) > now) return { state, commands: [] };
  return { state: fail(state, moment), commands: [{ do: 'disconnect' }] };
}

function settlePolling(state: LiveState, { now }: Moment): Step {
  if (!polls(state) || state.polledAt + pollEvery > now) return { state, commands: [] };
  return { state: { ...state, polledAt: now }, commands: [{ do: 'poll' }] };
}

/** A tab on screen makes itself known to the leader, and replaces one that does not reply. */
function settleLeader(state: LiveState, { now }: Moment): Step {
  const { leader } = state;
  const waited = now - leader.calledAt;
  if (!calls(state) || waited < (leader.awaiting ? replyLimit : callEvery))
    return { state, commands: [] };
  const command: LiveCommand = leader.awaiting ? { do: 'takeOver' } : { do: 'call' };
  const next = { ...leader, calledAt: now, awaiting: !leader.awaiting };
  return { state: { ...state, leader: next }, commands: [command] };
}
