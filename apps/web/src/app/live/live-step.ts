import {
  greetEvery,
  greetsLeader,
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

type Tick = { now: number; random: number };
type Step = { state: LiveState; commands: LiveCommand[] };

export function step(before: LiveState, event: LiveEvent, tick: Tick): Step {
  const commands: LiveCommand[] = [];
  let state = receive(before, event, tick);
  // End the stream after a login or logout. Also end it when the network returns, because the old
  // connection may be dead.
  const isOver = event.type === 'session' || event.type === 'online';
  if (isOver && before.connection.phase !== 'closed') commands.push({ do: 'disconnect' });
  if (justConnected(state, event) && state.missed !== 'none') {
    commands.push({ do: 'refetch', tabs: state.missed === 'gap' ? 'all' : 'own' });
    state = { ...state, missed: 'none' };
  }
  for (const settle of [settleConnection, settlePolling, settleLeader]) {
    const settled = settle(state, tick);
    state = settled.state;
    commands.push(...settled.commands);
  }
  // A hidden follower notifies the leader, because the leader closes the stream five minutes after
  // the last tab was hidden.
  if (event.type === 'hidden' && state.role === 'follower') commands.push({ do: 'greetLeader' });
  const live = isLive(state);
  const isNewTab = event.type === 'greetLeader' || event.type === 'role';
  if (state.role === 'leader' && (isNewTab || live !== isLive(before)))
    commands.push({ do: 'announce', live });
  return { state, commands };
}

function justConnected({ role, leader }: LiveState, { type }: LiveEvent): boolean {
  return type === 'opened' || (type === 'leading' && role === 'follower' && leader.live);
}

export function wakeAt(state: LiveState, now: number): number | null {
  const { connection, visible, seenAt, leader } = state;
  const due: number[] = [];
  if (wantsStream(state, now)) {
    due.push(connection.phase === 'closed' ? connection.retryAt : silentUntil(connection));
    if (!visible) due.push(seenAt + restAfter);
  }
  if (polls(state)) due.push(state.polledAt + pollEvery);
  if (greetsLeader(state)) due.push(leader.greetedAt + (leader.awaiting ? replyLimit : greetEvery));
  return due.length === 0 ? null : Math.min(...due);
}

function receive(state: LiveState, event: LiveEvent, { now, random }: Tick): LiveState {
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
        leader: { ...leader, greetedAt: now - greetEvery },
      };
    case 'hidden':
      return { ...state, visible: false, seenAt: now };
    case 'online':
      if (connection.phase === 'closed') return { ...state, connection: sooner(state, now) };
      return { ...state, connection: readyToConnect(now), missed: 'gap' };
    case 'greetLeader':
      return { ...state, seenAt: now, connection: sooner(state, now) };
    case 'leading':
      return { ...state, leader: { ...leader, known: true, live: event.live, awaiting: false } };
    case 'opened': {
      if (connection.phase !== 'opening') return state;
      return {
        ...state,
        connection: { ...connection, phase: 'open', since: now, receivedAt: now },
      };
    }
    case 'received':
      if (connection.phase === 'closed') return state;
      return { ...state, connection: { ...connection, receivedAt: now } };
    case 'ended':
      return fail(state, { now, random }, event.retryAfter);
    case 'wake':
      return state;
  }
}

function changeRole(state: LiveState, role: LiveState['role'], now: number): LiveState {
  const { leader } = state;
  if (role !== 'leader') {
    const unknown = { ...leader, live: false, greetedAt: now - greetEvery, awaiting: false };
    return { ...state, role, leader: unknown };
  }
  const missed = leader.known ? 'gap' : state.missed;
  return { ...state, role, seenAt: now, connection: readyToConnect(now), missed };
}

function sooner({ connection }: LiveState, now: number): LiveState['connection'] {
  const waits = connection.phase === 'closed' && !connection.held && connection.retryAt > now;
  return waits ? { ...connection, retryAt: now } : connection;
}

function fail(state: LiveState, { now, random }: Tick, retryAfter?: number): LiveState {
  if (state.connection.phase === 'closed') return state;
  return {
    ...state,
    connection: retryLater(state.connection, now, random, retryAfter),
    missed: 'gap',
    // The stream delivered everything while it was open, so the first poll can wait a full
    // interval.
    polledAt: state.connection.phase === 'open' ? now : state.polledAt,
  };
}

function settleConnection(state: LiveState, tick: Tick): Step {
  const { now } = tick;
  const { connection } = state;
  if (connection.phase === 'closed') {
    if (!wantsStream(state, now) || connection.retryAt > now) return { state, commands: [] };
    const opening = { phase: 'opening', since: now, receivedAt: now } as const;
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
  return { state: fail(state, tick), commands: [{ do: 'disconnect' }] };
}

function settlePolling(state: LiveState, { now }: Tick): Step {
  if (!polls(state) || state.polledAt + pollEvery > now) return { state, commands: [] };
  return { state: { ...state, polledAt: now }, commands: [{ do: 'poll' }] };
}

function settleLeader(state: LiveState, { now }: Tick): Step {
  const { leader } = state;
  const waited = now - leader.greetedAt;
  if (!greetsLeader(state) || waited < (leader.awaiting ? replyLimit : greetEvery))
    return { state, commands: [] };
  const command: LiveCommand = leader.awaiting ? { do: 'takeOver' } : { do: 'greetLeader' };
  const next = { ...leader, greetedAt: now, awaiting: !leader.awaiting };
  return { state: { ...state, leader: next }, commands: [command] };
}
