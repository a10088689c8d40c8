import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttledDoorbells } from '#server/modules/stream/throttled-doorbells.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function recordDoorbells() {
  const sent: [number, readonly number[]][] = [];
  return { sent, doorbells: throttledDoorbells((...doorbell) => sent.push(doorbell)) };
}

test('a club’s first doorbell is sent at once, the following ones are merged', () => {
  const { sent, doorbells } = recordDoorbells();
  doorbells.ring(7, [1, 2]);
  expect(sent).toEqual([[7, [1, 2]]]);
  for (let count = 0; count < 100; count += 1) doorbells.ring(7, [1, 3]);
  doorbells.ring(7, [4]);
  doorbells.ring(8, [1]);
  expect(sent.slice(1)).toEqual([[8, [1]]]);
  vi.advanceTimersByTime(500);
  expect(sent.slice(2)).toEqual([[7, [1, 3, 4]]]);
  doorbells.ring(7, [5]);
  expect(sent).toHaveLength(3);
  vi.advanceTimersByTime(500);
  expect(sent.slice(3)).toEqual([[7, [5]]]);
});

test('after a pause the next doorbell of a club is sent at once', () => {
  const { sent, doorbells } = recordDoorbells();
  doorbells.ring(7, [1]);
  vi.advanceTimersByTime(500);
  doorbells.ring(7, [1]);
  expect(sent).toEqual([
    [7, [1]],
    [7, [1]],
  ]);
});
