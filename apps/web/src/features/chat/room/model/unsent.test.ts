import { expect, test } from 'vitest';
import { sampleMessage } from '#web/testing/sample-room.ts';
import {
  failAll,
  mark,
  nextToSend,
  readUnsent,
  retry,
  stillUnsent,
  type Unsent,
} from './unsent.ts';

function unsent(clientId: string, parts: Partial<Unsent> = {}): Unsent {
  return {
    clientId,
    createdAt: '2026-11-15T05:30:00.000Z',
    content: { kind: 'TEXT', body: clientId },
    state: 'waiting',
    reason: null,
    ...parts,
  };
}
const states = (list: readonly Unsent[]) => list.map(({ state }) => state);

test('messages are sent in the order they were written, one at a time', () => {
  const list = [unsent('one'), unsent('two')];
  expect(nextToSend(list)?.clientId).toBe('one');
  const sending = mark(list, 'one', { state: 'sending' });
  expect(nextToSend(sending)).toBeNull();
  expect(nextToSend(mark(sending, 'one', { state: 'acknowledged' }))?.clientId).toBe('two');
});

test('a refused message does not block the next message', () => {
  const list = [unsent('one', { state: 'failed', reason: '잠시 뒤에' }), unsent('two')];
  expect(nextToSend(list)?.clientId).toBe('two');
});

test('a retry after a network failure sends all messages in order', () => {
  const failed = failAll([unsent('one', { state: 'sending' }), unsent('two')]);
  expect(states(failed)).toEqual(['failed', 'failed']);
  const again = retry(failed, 'two');
  expect(states(again)).toEqual(['waiting', 'waiting']);
  expect(nextToSend(again)?.clientId).toBe('one');
});

test('retrying a refused message does not retry other messages', () => {
  const list = [
    unsent('one', { state: 'failed' }),
    unsent('two', { state: 'failed', reason: '너무 많이 보냈어요.' }),
  ];
  expect(states(retry(list, 'two'))).toEqual(['failed', 'waiting']);
});

test('after a reload a message being sent is sent again, a failed message is not', () => {
  expect(readUnsent(unsent('one', { state: 'sending' }))?.state).toBe('waiting');
  expect(readUnsent(unsent('one', { state: 'failed' }))?.state).toBe('failed');
  expect(readUnsent({ clientId: 'one' })).toBeNull();
  expect(readUnsent(undefined)).toBeNull();
});

test('a sent message that the room contains is no longer listed as unsent', () => {
  const list = [unsent('one', { state: 'acknowledged' }), unsent('two')];
  expect(stillUnsent(list, [sampleMessage({ seq: 4, clientId: 'one' })])).toEqual([list[1]]);
});
