import type { Message } from '@azit/contract/chats/chat.schema';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError, offlineError } from '#web/api/error.ts';
import { ownMessage } from '#web/testing/sample-room.ts';
import { RoomOutbox } from './room-outbox.ts';
import type { RoomStorage } from './room-storage.ts';
import { readUnsent, type Unsent } from './unsent.ts';

afterEach(() => vi.restoreAllMocks());

function memory(): RoomStorage & { unsent: Map<string, Unsent> } {
  const unsent = new Map<string, Unsent>();
  return {
    unsent,
    readDraft: async () => '',
    saveDraft: () => {},
    readUnsent: async () => [...unsent.values()].flatMap((one) => readUnsent(one) ?? []),
    saveUnsent: (one) => void unsent.set(one.clientId, one),
    dropUnsent: async (clientId) => void unsent.delete(clientId),
    isGone: async (clientId) => !unsent.has(clientId),
  };
}

function lock() {
  let last: Promise<void> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    last = last.then(work);
    return last;
  };
}

function startOutbox(storage = memory(), withLock = lock()) {
  const calls: { body: string; clientId: string; settle: (outcome: Message | Error) => void }[] =
    [];
  const send = ({ clientId, content }: Unsent) =>
    new Promise<Message>((resolve, reject) => {
      const body = content.kind === 'IMAGE' ? '' : content.body;
      const settle = (outcome: Message | Error) =>
        outcome instanceof Error ? reject(outcome) : resolve(outcome);
      calls.push({ body, clientId, settle });
    });
  const onSent = vi.fn();
  const onRefused = vi.fn();
  const outbox = new RoomOutbox({ storage, send, withLock });
  const leave = outbox.enter({ onSent, onRefused });
  const states = () => outbox.store.getState().unsent.map(({ state }) => state);
  const write = async (body: string) => {
    outbox.add({ kind: 'TEXT', body });
    await settled();
  };
  void outbox.start();
  return { outbox, calls, states, write, leave, storage, onSent, onRefused };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const refused = (status: number) => new ApiError({ status, code: 'X', message: '천천히요.' });

test('messages are sent in the order they were written, one at a time', async () => {
  const { calls, write } = startOutbox();
  await write('하나');
  await write('둘');
  expect(calls.map(({ body }) => body)).toEqual(['하나']);
  calls[0]?.settle(ownMessage({ seq: 2 }));
  await settled();
  expect(calls.map(({ body }) => body)).toEqual(['하나', '둘']);
});

// covers K5.3 (docs/coverage-statements.md)
test('a message without a response fails, and its retry uses the same clientId', async () => {
  const { outbox, calls, states, write } = startOutbox();
  await write('하나');
  calls[0]?.settle(offlineError());
  await settled();
  expect(states()).toEqual(['failed']);
  outbox.retry(calls[0]?.clientId ?? '');
  await settled();
  expect(calls[1]?.clientId).toBe(calls[0]?.clientId);
});

test('a refused message shows the reason and does not block the next message', async () => {
  const { outbox, calls, states, write, onRefused } = startOutbox();
  await write('하나');
  await write('둘');
  calls[0]?.settle(refused(429));
  await settled();
  expect(states()).toEqual(['failed', 'sending']);
  expect(outbox.store.getState().unsent[0]?.reason).toBe('천천히요.');
  expect(onRefused).toHaveBeenCalledOnce();
});

test('messages written offline wait and are sent when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { calls, states, write } = startOutbox();
  await write('하나');
  expect(calls).toEqual([]);
  expect(states()).toEqual(['waiting']);
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(calls).toHaveLength(1);
});

test('a message stored in an earlier visit is sent with its clientId, then deleted', async () => {
  const first = startOutbox();
  await first.write('하나');
  first.outbox.stop();
  const second = startOutbox(first.storage);
  await settled();
  expect(second.calls[0]?.clientId).toBe(first.calls[0]?.clientId);
  second.calls[0]?.settle(ownMessage({ seq: 2 }));
  await settled();
  expect(second.storage.unsent.size).toBe(0);
  expect(second.onSent).toHaveBeenCalledOnce();
});

test('a sent message stays in the outbox until the room’s messages contain it', async () => {
  const { outbox, calls, states, write } = startOutbox();
  await write('하나');
  const clientId = calls[0]?.clientId ?? '';
  calls[0]?.settle(ownMessage({ seq: 2, clientId }));
  await settled();
  expect(states()).toEqual(['acknowledged']);
  outbox.settle([ownMessage({ seq: 2, clientId })]);
  expect(states()).toEqual([]);
});

test('a discarded message is removed from the outbox and from the storage', async () => {
  const { outbox, calls, states, write, storage } = startOutbox();
  await write('하나');
  calls[0]?.settle(refused(409));
  await settled();
  outbox.drop(calls[0]?.clientId ?? '');
  expect(states()).toEqual([]);
  expect(storage.unsent.size).toBe(0);
});

// covers K5.4 (docs/coverage-statements.md)
test('a message that waits when the room closes is sent once after reconnecting', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { outbox, calls, states, write, leave, storage, onSent } = startOutbox();
  await write('하나');
  leave();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await settled();
  calls[0]?.settle(ownMessage({ seq: 2 }));
  await settled();
  window.dispatchEvent(new Event('online'));
  await settled();
  expect(calls).toHaveLength(1);
  expect(states()).toEqual([]);
  expect(storage.unsent.size).toBe(0);
  expect(onSent).not.toHaveBeenCalled();
  expect(outbox.store.getState().addedThisVisit).toBe(0);
});

// covers K5.4 (docs/coverage-statements.md)
test('a second tab does not send a message that the first tab is sending', async () => {
  const [storage, withLock] = [memory(), lock()];
  const first = startOutbox(storage, withLock);
  await first.write('하나');
  const second = startOutbox(storage, withLock);
  await settled();
  expect(second.states()).toEqual(['sending']);
  first.calls[0]?.settle(ownMessage({ seq: 2 }));
  await settled();
  expect(second.calls).toEqual([]);
  expect(second.states()).toEqual([]);
});

test('a message whose lock was refused waits in the storage and is sent soon', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const locks = vi.fn(lock());
  locks.mockRejectedValueOnce(new DOMException('the page is being left', 'AbortError'));
  const { outbox, calls, states, storage } = startOutbox(memory(), locks);
  outbox.add({ kind: 'TEXT', body: '하나' });
  await vi.advanceTimersByTimeAsync(0);
  expect(states()).toEqual(['waiting']);
  expect([...storage.unsent.values()].map(({ state }) => state)).toEqual(['waiting']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(calls.map(({ body }) => body)).toEqual(['하나']);
});

test('a message refused with 401 waits for the next login', async () => {
  const { calls, states, write, storage } = startOutbox();
  await write('하나');
  calls[0]?.settle(refused(401));
  await settled();
  expect(calls).toHaveLength(1);
  expect(states()).toEqual(['waiting']);
  expect([...storage.unsent.values()].map(({ state }) => state)).toEqual(['waiting']);
});
