import { stream } from '@azit/contract/stream/stream.endpoints';
import { streamEvents } from '@azit/contract/stream/stream.schema';
import type { QueryClient } from '@tanstack/react-query';
import { BusyStream, readEventStream } from '#web/api/stream/event-stream.ts';
import { ringEveryRoomBell, ringRoomBell } from '#web/domain/room-bells.ts';
import { noticeQueries } from '#web/queries/notice-queries.ts';
import { sessionStore } from '#web/session/session.ts';
import { initialState, type LiveCommand, type LiveEvent } from './live-state.ts';
import { step, wakeAt } from './live-step.ts';
import { queryRefresher } from './refresh-queries.ts';
import { openTabChannel, type TabMessage } from './tab-channel.ts';
import { competeForLead } from './tab-leader.ts';

/**
 * Keeps the screens of all tabs current through one stream of doorbells, or by polling every 30 s
 * without one. live-step.ts makes the decisions. Returns a function that stops it.
 */
export function startLiveUpdates(queryClient: QueryClient): () => void {
  const refresh = queryRefresher(queryClient);
  let state = initialState(Date.now(), isVisible());
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function dispatch(event: LiveEvent): void {
    const now = Date.now();
    const next = step(state, event, { now, random: Math.random() });
    state = next.state;
    for (const command of next.commands) carryOut(command);
    clearTimeout(timer);
    const due = wakeAt(state, now);
    timer = due === null ? undefined : setTimeout(() => dispatch({ type: 'wake' }), due - now);
  }

  function carryOut(command: LiveCommand): void {
    switch (command.do) {
      case 'connect':
        connection = new AbortController();
        void listen(connection.signal);
        break;
      case 'disconnect':
        connection?.abort();
        break;
      case 'poll':
        void poll();
        break;
      case 'call':
        channel?.post({ type: 'seen' });
        break;
      case 'announce':
        channel?.post({ type: 'leading', live: command.live });
        break;
      case 'takeOver':
        leader?.takeOver();
        break;
      case 'refetch':
        if (command.tabs === 'own') refetchVolatile();
        else ringEverywhere('again', {});
        break;
    }
  }

  async function listen(signal: AbortSignal): Promise<void> {
    const whileOpen = (event: LiveEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    try {
      await readEventStream(stream.open, {
        signal,
        onOpen: () => whileOpen({ type: 'opened' }),
        onData: () => whileOpen({ type: 'received' }),
        onEvent: (name, data) => {
          if (!signal.aborted) ringEverywhere(name, data);
        },
      });
      whileOpen({ type: 'ended' });
    } catch (error) {
      const wait = error instanceof BusyStream ? { retryAfter: error.retryAfter } : {};
      whileOpen({ type: 'ended', ...wait });
    }
  }

  function ringEverywhere(name: string, data: unknown): void {
    const { memberId } = state;
    if (memberId !== null) channel?.post({ type: 'bell', memberId, name, data });
    ring(name, data);
  }

  function ring(name: string, data: unknown): void {
    if (name === 'again') lookAtEverything();
    const notices = streamEvents.notices.safeParse(data);
    if (name === 'notices' && notices.success) refresh.unread(notices.data.unread);
    const club = streamEvents.club.safeParse(data);
    if (name === 'club' && club.success) refresh.club(club.data.clubId);
    const room = streamEvents.room.safeParse(data);
    if (name === 'room' && room.success) {
      refresh.chats();
      ringRoomBell(room.data.roomId, room.data.seq);
    }
  }

  function lookAtEverything(): void {
    refresh.everything();
    ringEveryRoomBell();
  }

  /** On connecting, recently fetched lists may already be stale. */
  function refetchVolatile(): void {
    refresh.volatile();
    ringEveryRoomBell();
  }

  /**
   * A changed notice count says that something happened, not what: refetch everything. Messages do
   * not change that count, so rooms are refetched each time.
   */
  async function poll(): Promise<void> {
    refresh.chats();
    ringEveryRoomBell();
    const { queryKey, queryFn } = noticeQueries.unread();
    const before = queryClient.getQueryData(queryKey);
    const unread = await queryClient
      .fetchQuery({ queryKey, queryFn, staleTime: 0 })
      .catch(() => before);
    if (unread !== before) lookAtEverything();
  }

  function receive(message: TabMessage): void {
    if (message.type !== 'bell') dispatch(message);
    else if (message.memberId === state.memberId) ring(message.name, message.data);
  }

  const channel = openTabChannel(receive);
  const leader = channel && competeForLead((role) => dispatch({ type: 'role', role }));
  if (!leader) dispatch({ type: 'role', role: 'poller' });
  const updateSession = () =>
    dispatch({ type: 'session', memberId: sessionStore.getState().session?.memberId ?? null });
  const stopSession = sessionStore.subscribe(({ session }) => {
    if ((session?.memberId ?? null) !== state.memberId) updateSession();
  });
  const onVisibility = () => dispatch({ type: isVisible() ? 'shown' : 'hidden' });
  const onOnline = () => dispatch({ type: 'online' });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);
  updateSession();

  return () => {
    stopSession();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    leader?.stop();
    channel?.stop();
    connection?.abort();
    clearTimeout(timer);
  };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
