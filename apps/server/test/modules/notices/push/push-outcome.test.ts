import { expect, test } from 'vitest';
import { judgePushReply } from '#server/modules/notices/push/push-outcome.ts';

const NOW = new Date('2026-11-15T12:00:00+09:00');
type Before = Parameters<typeof judgePushReply>[1];
const fresh: Before = { attempts: 0, firstAttemptAt: null };
const inSeconds = (seconds: number) => ({ retryAt: new Date(NOW.getTime() + seconds * 1000) });
const judge = (status: number | undefined, retryAfter?: string, before = fresh) =>
  judgePushReply({ status, retryAfter }, before, NOW);

test.each([
  [200, 'sent'],
  [201, 'sent'],
  [202, 'sent'],
  [400, 'device gone'],
  [401, 'device gone'],
  [403, 'device gone'],
  [404, 'device gone'],
  [410, 'device gone'],
  [413, 'too large'],
  [301, inSeconds(30)],
  [408, inSeconds(30)],
  [429, inSeconds(30)],
  [500, inSeconds(30)],
  [503, inSeconds(30)],
  [undefined, inSeconds(30)],
])('a first push answered with %s has the outcome %j', (status, expected) => {
  expect(judge(status)).toEqual(expected);
});

test.each([
  [0, 30],
  [1, 120],
  [2, 600],
  [3, 1_800],
  [4, 3_600],
  [5, 7_200],
  [6, 14_400],
  [30, 14_400],
])(
  'after %i failed attempts the next push attempt follows %i seconds later',
  (attempts, seconds) => {
    expect(judge(500, undefined, { attempts, firstAttemptAt: NOW })).toEqual(inSeconds(seconds));
  },
);

test.each([
  ['120', 120],
  ['5', 30],
  [new Date(NOW.getTime() + 90_000).toUTCString(), 90],
  ['soon', 30],
  ['-1', 30],
])('Retry-After %s is respected, but never below the schedule', (retryAfter, seconds) => {
  expect(judge(429, retryAfter)).toEqual(inSeconds(seconds));
});

test('a push is abandoned if its next attempt would be over a day after the first', () => {
  const since = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
  const old = (hours: number) => ({ attempts: 9, firstAttemptAt: since(hours) });
  expect(judge(500, undefined, old(20))).toEqual(inSeconds(14_400));
  expect(judge(500, undefined, old(21))).toBe('failed');
  expect(judge(429, String(25 * 3_600))).toBe('failed');
});
