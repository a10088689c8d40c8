import type { Message } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';
import { ApiError, errorMessage } from '#web/api/error.ts';
import { newKey } from '#web/api/idempotency-key.ts';
import type { DraftStorage } from './draft-storage.ts';
import {
  failAll,
  mark,
  nextToSend,
  retry,
  stillUnsent,
  type Unsent,
  type UnsentContent,
} from './unsent.ts';

type Deps = {
  kept: DraftStorage;
  send: (unsent: Unsent, onProgress: (fraction: number) => void) => Promise<Message>;
  /** Does the work while no other tab sends something of this room. */
  inTurn: (work: () => Promise<void>) => Promise<void>;
};

/** The page of the room, while it is open. */
type RoomVisit = {
  onSent: (message: Message) => void;
  /** The server refused: the room may be closed, or not the viewer's any more. */
  onRefused: () => void;
};

export type OutboxState = {
  unsent: readonly Unsent[];
  /** Of the picture under way, from 0 to 1. */
  progress: number;
  /** How often something was written since the room was entered. */
  written: number;
};

export type RoomOutbox = ReturnType<typeof createRoomOutbox>;

/**
 * Sends what is written, one after another, and keeps it until the server has it; also after the
 * page of the room was left.
 */
export function createRoomOutbox({ kept, send, inTurn }: Deps) {
  const store = createStore<OutboxState>(() => ({ unsent: [], progress: 0, written: 0 }));
  let isStopped = false;
  let visit: RoomVisit | null = null;

  function update(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
    const before = store.getState().unsent;
    const unsent = change(before);
    store.setState({ unsent });
    for (const one of unsent) {
      const isAtRest = one.state === 'waiting' || one.state === 'failed';
      if (isAtRest && !before.includes(one)) kept.saveUnsent(one);
    }
  }

  function forget(isForgotten: (unsent: Unsent) => boolean): void {
    store.setState(({ unsent }) => ({ unsent: unsent.filter((one) => !isForgotten(one)) }));
  }

  async function run(): Promise<void> {
    const next = isStopped || !navigator.onLine ? null : nextToSend(store.getState().unsent);
    if (!next) return;
    store.setState({ progress: 0 });
    update((unsent) => mark(unsent, next.clientId, { state: 'sending' }));
    await inTurn(async () => {
      if (await deliver(next)) void run();
    });
  }

  /** Returns whether the next one may follow. */
  async function deliver(next: Unsent): Promise<boolean> {
    const { clientId } = next;
    if (isStopped) return false;
    if (await kept.isGone(clientId)) {
      forget((one) => one.clientId === clientId);
      return true;
    }
    try {
      const message = await send(next, (progress) => store.setState({ progress }));
      update((unsent) => mark(unsent, clientId, { state: 'sent' }));
      // Without the page nothing waits for it to be among the messages.
      if (visit) visit.onSent(message);
      else forget((one) => one.clientId === clientId);
      await kept.dropUnsent(clientId);
      return true;
    } catch (error) {
      return takeBack(clientId, error);
    }
  }

  /** Returns whether the next one may follow. */
  function takeBack(clientId: string, error: unknown): boolean {
    const status = error instanceof ApiError ? error.status : 0;
    // Whose session has ended sends it after the next login.
    const isLater = status === 401 || (status === 0 && !navigator.onLine);
    if (isLater) update((unsent) => mark(unsent, clientId, { state: 'waiting' }));
    else if (status >= 400 && status < 500) {
      update((unsent) => mark(unsent, clientId, { state: 'failed', reason: errorMessage(error) }));
      visit?.onRefused();
    } else update(failAll);
    return !isLater;
  }

  return {
    store,
    /** Takes up what an earlier start of the app left. Returns how to stop. */
    start: (): (() => void) => {
      void kept.readUnsent().then((left) => {
        const known = new Set(store.getState().unsent.map(({ clientId }) => clientId));
        const earlier = left.filter(({ clientId }) => !known.has(clientId));
        store.setState(({ unsent }) => ({ unsent: [...earlier, ...unsent] }));
        return run();
      });
      const onOnline = () => void run();
      window.addEventListener('online', onOnline);
      return () => {
        isStopped = true;
        window.removeEventListener('online', onOnline);
      };
    },
    /** Returns how to leave the room; what is unsent is sent all the same. */
    enter: (entered: RoomVisit): (() => void) => {
      visit = entered;
      return () => {
        visit = null;
        forget(({ state }) => state === 'sent');
        store.setState({ written: 0 });
      };
    },
    add: (content: UnsentContent): void => {
      const createdAt = new Date().toISOString();
      const unsent: Unsent = {
        clientId: newKey(),
        createdAt,
        content,
        state: 'waiting',
        reason: null,
      };
      update((before) => [...before, unsent]);
      store.setState(({ written }) => ({ written: written + 1 }));
      void run();
    },
    retry: (clientId: string): void => {
      update((unsent) => retry(unsent, clientId));
      void run();
    },
    drop: (clientId: string): void => {
      void kept.dropUnsent(clientId);
      forget((one) => one.clientId === clientId);
    },
    /** Forgets those that are among the messages of the room by now. */
    settle: (messages: readonly Message[]): void => {
      const { unsent } = store.getState();
      const left = stillUnsent(unsent, messages);
      if (left.length === unsent.length) return;
      for (const one of unsent) if (!left.includes(one)) void kept.dropUnsent(one.clientId);
      store.setState({ unsent: left });
    },
  };
}
