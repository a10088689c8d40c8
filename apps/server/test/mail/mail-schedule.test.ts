import { expect, test } from 'vitest';
import { DELIVERY_LIMITS, LEASE_MS, nextAttempt } from '#server/mail/delivery-timeout.ts';

const createdAt = new Date('2026-11-15T03:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);

test.each([
  [1, 5],
  [2, 10],
  [3, 20],
  [10, 2560],
  [11, 3600],
  [5000, 3600],
])('after attempt %i the next mail attempt follows %i seconds later', (attempts, seconds) => {
  expect(nextAttempt({ createdAt, attempts }, createdAt)).toEqual(after(seconds * 1000));
});

test('a mail is abandoned after exactly three days', () => {
  const days = 3 * 24 * 60 * 60 * 1000;
  expect(nextAttempt({ createdAt, attempts: 90 }, after(days - 1))).toBeDefined();
  expect(nextAttempt({ createdAt, attempts: 90 }, after(days))).toBeUndefined();
});

test('the lease of a mail outlasts the longest delivery by half a minute', () => {
  expect(DELIVERY_LIMITS).toEqual({ handoverMs: 30_000, replyMs: 240_000 });
  expect(LEASE_MS).toBe(300_000);
});
