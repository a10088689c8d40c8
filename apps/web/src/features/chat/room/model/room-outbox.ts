import type { Message } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';
import { ApiError, messageOf } from '#web/api/error.ts';
import { newKey } from '#web/api/idempotency-key.ts';
import type { KeptWriting } from './kept-writing.ts';
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
  kept: KeptWriting;
  send: (unsent: Unsent, onProgress: (fraction: number) => void) => Promise<Message>;
  onSent: (message: Message) => void;
  /** The server refused: the room may be closed, or not the viewer's any more. */
  onRefused: () => void;
};

export type OutboxState = {
  unsent: readonly Unsent[];
  /** Of the picture under way, from 0 to 1. */
  progress: number;
  /** How often something was written since the page was opened. */
  written: number;
};

export type RoomOutbox = ReturnType<typeof createRoomOutbox>;

/** Sends what is written, one after another, and keeps it until the server has it. */
export function createRoomOutbox({ kept, send, onSent, onRefused }: Deps) {
  const store = createStore<OutboxState>(() => ({ unsent: [], progress: 0, written: 0 }));
  let isStopped = false;

  function update(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
    const before = store.getState().unsent;
    const unsent = change(before);
    store.setState({ unsent });
    for (const one of unsent)
      if (!before.includes(one) && one.state !== 'sent') kept.keepUnsent(one);
  }

  async function run(): Promise<void> {
    const next = isStopped || !navigator.onLine ? null : nextToSend(store.getState().unsent);
    if (!next) return;
    const { clientId } = next;
    store.setState({ progress: 0 });
    update((unsent) => mark(unsent, clientId, { state: 'sending' }));
    try {
      const message = await send(next, (progress) => store.setState({ progress }));
      kept.dropUnsent(clientId);
      update((unsent) => mark(unsent, clientId, { state: 'sent' }));
      onSent(message);
    } catch (error) {
      takeBack(clientId, error);
    }
    void run();
  }

  function takeBack(clientId: string, error: unknown): void {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (isRefused) {
      update((unsent) => mark(unsent, clientId, { state: 'failed', reason: messageOf(error) }));
      onRefused();
    } else if (navigator.onLine) update(failAll);
    else update((unsent) => mark(unsent, clientId, { state: 'waiting' }));
  }

  return {
    store,
    /** Takes up what an earlier visit left. Returns how to stop. */
    start: (): (() => void) => {
      isStopped = false;
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
      kept.dropUnsent(clientId);
      update((unsent) => unsent.filter((one) => one.clientId !== clientId));
    },
    /** Forgets those that are among the messages of the room by now. */
    settle: (messages: readonly Message[]): void => {
      const { unsent } = store.getState();
      const left = stillUnsent(unsent, messages);
      if (left.length === unsent.length) return;
      for (const one of unsent) if (!left.includes(one)) kept.dropUnsent(one.clientId);
      store.setState({ unsent: left });
    },
  };
}
