import type { Message } from '@azit/contract/chats/chat.schema';
import { createStore } from 'zustand/vanilla';
import { ApiError, errorMessage } from '#web/api/error.ts';
import { newKey } from '#web/api/idempotency-key.ts';
import type { RoomStorage } from './room-storage.ts';
import {
  failAll,
  mark,
  nextToSend,
  retry,
  stillUnsent,
  type Unsent,
  type UnsentContent,
} from './unsent.ts';

const lockRetryMs = 500;

type Deps = {
  storage: RoomStorage;
  send: (unsent: Unsent, onProgress: (fraction: number) => void) => Promise<Message>;
  withLock: (work: () => Promise<void>) => Promise<void>;
};

type RoomVisit = {
  onSent: (message: Message) => void;
  /**
   * Called if the server refuses a message: the room may be closed, or the viewer may no longer be
   * a member.
   */
  onRefused: () => void;
};

export type OutboxState = {
  unsent: readonly Unsent[];
  progress: number;
  addedThisVisit: number;
};

/**
 * Stores unsent messages on this device and sends them when the app is next opened. A failed message
 * is sent again only when the member taps it.
 */
export class RoomOutbox {
  readonly store = createStore<OutboxState>(() => ({ unsent: [], progress: 0, addedThisVisit: 0 }));
  readonly #deps: Deps;
  #visit: RoomVisit | null = null;
  #isStopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    window.addEventListener('online', this.#sendNext);
    const stored = await this.#deps.storage.readUnsent();
    const known = new Set(this.store.getState().unsent.map(({ clientId }) => clientId));
    const earlier = stored.filter(({ clientId }) => !known.has(clientId));
    this.store.setState(({ unsent }) => ({ unsent: [...earlier, ...unsent] }));
    await this.#sendNext();
  }

  stop(): void {
    this.#isStopped = true;
    window.removeEventListener('online', this.#sendNext);
  }

  enter(visit: RoomVisit): () => void {
    this.#visit = visit;
    return () => {
      this.#visit = null;
      this.#forget(({ state }) => state === 'acknowledged');
      this.store.setState({ addedThisVisit: 0 });
    };
  }

  add(content: UnsentContent): void {
    const createdAt = new Date().toISOString();
    const unsent: Unsent = {
      clientId: newKey(),
      createdAt,
      content,
      state: 'waiting',
      reason: null,
    };
    this.#update((before) => [...before, unsent]);
    this.store.setState(({ addedThisVisit }) => ({ addedThisVisit: addedThisVisit + 1 }));
    void this.#sendNext();
  }

  readonly retry = (clientId: string): void => {
    this.#update((unsent) => retry(unsent, clientId));
    void this.#sendNext();
  };

  readonly drop = (clientId: string): void => {
    void this.#deps.storage.dropUnsent(clientId);
    this.#forget((one) => one.clientId === clientId);
  };

  settle(messages: readonly Message[]): void {
    const { unsent } = this.store.getState();
    const left = stillUnsent(unsent, messages);
    if (left.length === unsent.length) return;
    for (const one of unsent) {
      if (!left.includes(one)) void this.#deps.storage.dropUnsent(one.clientId);
    }
    this.store.setState({ unsent: left });
  }

  readonly #sendNext = async (): Promise<void> => {
    if (this.#isStopped || !navigator.onLine) return;
    const next = nextToSend(this.store.getState().unsent);
    if (!next) return;
    this.store.setState({ progress: 0 });
    this.#update((unsent) => mark(unsent, next.clientId, { state: 'sending' }));
    try {
      await this.#deps.withLock(async () => {
        if (await this.#deliver(next)) void this.#sendNext();
      });
    } catch {
      // Safari rejects every lock request of a page that the user is leaving, so retry after a
      // delay. The timer fires only if the user comes back.
      this.#update((unsent) => mark(unsent, next.clientId, { state: 'waiting' }));
      setTimeout(this.#sendNext, lockRetryMs);
    }
  };

  async #deliver(unsent: Unsent): Promise<boolean> {
    const { storage, send } = this.#deps;
    const { clientId } = unsent;
    if (this.#isStopped) return false;
    // The message is no longer stored if another tab has sent or discarded it.
    if (await storage.isGone(clientId)) {
      this.#forget((one) => one.clientId === clientId);
      return true;
    }
    try {
      const message = await send(unsent, (progress) => this.store.setState({ progress }));
      this.#update((before) => mark(before, clientId, { state: 'acknowledged' }));
      if (this.#visit) this.#visit.onSent(message);
      else this.#forget((one) => one.clientId === clientId);
      await storage.dropUnsent(clientId);
      return true;
    } catch (error) {
      return this.#handleFailure(clientId, error);
    }
  }

  #handleFailure(clientId: string, error: unknown): boolean {
    const status = error instanceof ApiError ? error.status : 0;
    // After a 401 the message waits for the next login, and offline it waits for the connection.
    const isLater = status === 401 || (status === 0 && !navigator.onLine);
    if (isLater) this.#update((unsent) => mark(unsent, clientId, { state: 'waiting' }));
    else if (status >= 400 && status < 500) {
      const reason = errorMessage(error);
      this.#update((unsent) => mark(unsent, clientId, { state: 'failed', reason }));
      this.#visit?.onRefused();
    } else this.#update(failAll);
    return !isLater;
  }

  #update(change: (unsent: readonly Unsent[]) => readonly Unsent[]): void {
    const before = this.store.getState().unsent;
    const unsent = change(before);
    this.store.setState({ unsent });
    for (const one of unsent) {
      const isAtRest = one.state === 'waiting' || one.state === 'failed';
      if (isAtRest && !before.includes(one)) this.#deps.storage.saveUnsent(one);
    }
  }

  #forget(isForgotten: (unsent: Unsent) => boolean): void {
    this.store.setState(({ unsent }) => ({ unsent: unsent.filter((one) => !isForgotten(one)) }));
  }
}
