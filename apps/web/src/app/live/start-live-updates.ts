import { stream } from '@azit/contract/stream/stream.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { BusyStream, readEventStream } from '#web/api/stream/event-stream.ts';
import { sessionStore } from '#web/session/session.ts';
import { createLiveDoorbells, type LiveDoorbells } from './live-doorbells.ts';
import { initialState, type LiveCommand, type LiveEvent, type LiveState } from './live-state.ts';
import { step, wakeAt } from './live-step.ts';
import { openTabChannel, type TabChannel, type TabMessage } from './tab-channel.ts';
import { competeForLead, type TabLeader } from './tab-leader.ts';

export function startLiveUpdates(queryClient: QueryClient): () => void {
  const live = new LiveUpdates(createLiveDoorbells(queryClient));
  const stopSession = sessionStore.subscribe(live.updateSession);
  const onVisibility = () => live.dispatch({ type: isVisible() ? 'shown' : 'hidden' });
  const onOnline = () => live.dispatch({ type: 'online' });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', onOnline);

  return () => {
    stopSession();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', onOnline);
    live.stop();
  };
}

class LiveUpdates {
  readonly #doorbells: LiveDoorbells;
  readonly #channel: TabChannel | null;
  readonly #leader: TabLeader | null;
  #state: LiveState = initialState(Date.now(), isVisible());
  #connection: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(doorbells: LiveDoorbells) {
    this.#doorbells = doorbells;
    this.#channel = openTabChannel((message) => this.#receive(message));
    this.#leader = this.#channel && competeForLead((role) => this.dispatch({ type: 'role', role }));
    if (!this.#leader) this.dispatch({ type: 'role', role: 'poller' });
    this.dispatch({ type: 'session', memberId: readMemberId() });
  }

  stop(): void {
    this.#leader?.stop();
    this.#channel?.stop();
    this.#connection?.abort();
    clearTimeout(this.#timer);
  }

  updateSession = (): void => {
    const memberId = readMemberId();
    if (memberId !== this.#state.memberId) this.dispatch({ type: 'session', memberId });
  };

  dispatch(event: LiveEvent): void {
    const now = Date.now();
    const next = step(this.#state, event, { now, random: Math.random() });
    this.#state = next.state;
    for (const command of next.commands) this.#carryOut(command);
    clearTimeout(this.#timer);
    const due = wakeAt(this.#state, now);
    this.#timer =
      due === null ? undefined : setTimeout(() => this.dispatch({ type: 'wake' }), due - now);
  }

  #carryOut(command: LiveCommand): void {
    switch (command.do) {
      case 'connect':
        this.#connection = new AbortController();
        void this.#listen(this.#connection.signal);
        break;
      case 'disconnect':
        this.#connection?.abort();
        break;
      case 'poll':
        void this.#doorbells.poll();
        break;
      case 'greetLeader':
        this.#channel?.post({ type: 'greetLeader' });
        break;
      case 'announce':
        this.#channel?.post({ type: 'leading', live: command.live });
        break;
      case 'takeOver':
        this.#leader?.takeOver();
        break;
      case 'refetch':
        if (command.tabs === 'own') this.#doorbells.refetchVolatile();
        else this.#ringEverywhere('again', {});
        break;
    }
  }

  async #listen(signal: AbortSignal): Promise<void> {
    const whileOpen = (event: LiveEvent) => {
      if (!signal.aborted) this.dispatch(event);
    };
    try {
      await readEventStream(stream.open, {
        signal,
        onOpen: () => whileOpen({ type: 'opened' }),
        onData: () => whileOpen({ type: 'received' }),
        onEvent: (name, data) => {
          if (!signal.aborted) this.#ringEverywhere(name, data);
        },
      });
      whileOpen({ type: 'ended' });
    } catch (error) {
      const wait = error instanceof BusyStream ? { retryAfter: error.retryAfter } : {};
      whileOpen({ type: 'ended', ...wait });
    }
  }

  #ringEverywhere(name: string, data: unknown): void {
    const { memberId } = this.#state;
    if (memberId !== null) this.#channel?.post({ type: 'bell', memberId, name, data });
    this.#doorbells.ring(name, data);
  }

  #receive(message: TabMessage): void {
    if (message.type !== 'bell') this.dispatch(message);
    else if (message.memberId === this.#state.memberId) {
      this.#doorbells.ring(message.name, message.data);
    }
  }
}

function readMemberId(): number | null {
  return sessionStore.getState().session?.memberId ?? null;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
