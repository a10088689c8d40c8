import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countedSince,
  decideNextCode,
  type SentMail,
} from '#server/modules/auth/recovery.policy.ts';

const MINUTE = 60_000;
const now = new Date('2026-11-15T12:00:00+09:00');
const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE);
const after = (minutes: number) => before(-minutes);
/** Creates sent mails, newest first, as the statement returns them. */
const mails = (...sent: [minutesAgo: number, guesses: number][]): SentMail[] =>
  sent.map(([minutesAgo, guesses]) => ({ sent_at: before(minutesAgo), guesses }));

const limits = {
  codeSendAccount: { limit: 2, seconds: 10 * 60 },
  codeSendAccountDay: { limit: 4, seconds: 24 * 60 * 60 },
  codeTryAccount: { limit: 8, seconds: 60 * 60 },
};

test('mails of the longest limit period plus the lifetime of a code are counted', () => {
  expect(countedSince(limits, now)).toEqual(before(24 * 60 + 10));
  const longTries = { ...limits, codeTryAccount: { limit: 8, seconds: 48 * 60 * 60 } };
  expect(countedSince(longTries, now)).toEqual(before(48 * 60 + 10));
});

test.each([
  ['without earlier mails', mails(), { tries: 5 }],
  ['after one mail', mails([1, 0]), { tries: 5 }],
  ['after two mails in ten minutes', mails([1, 0], [9, 0]), { refusedUntil: after(1) }],
  ['when the older of two mails is ten minutes old', mails([1, 0], [10, 0]), { tries: 5 }],
  [
    'after four mails in a day',
    mails([60, 0], [120, 0], [180, 0], [23 * 60, 0]),
    { refusedUntil: after(60) },
  ],
  [
    'when the oldest of four is a day old',
    mails([60, 0], [120, 0], [180, 0], [1440, 0]),
    { tries: 5 },
  ],
  ['after four wrong guesses', mails([20, 4]), { tries: 4 }],
  ['after seven wrong guesses', mails([20, 4], [40, 3]), { tries: 1 }],
  ['after eight wrong guesses', mails([20, 4], [40, 4]), { refusedUntil: after(30) }],
  ['after twelve wrong guesses', mails([20, 4], [40, 4], [50, 4]), { refusedUntil: after(30) }],
  ['when old guesses have expired', mails([20, 4], [70, 5]), { tries: 4 }],
  ['when guesses expire in a minute', mails([20, 4], [69, 4]), { refusedUntil: after(1) }],
  ['when two limits are reached', mails([1, 4], [2, 4]), { refusedUntil: after(68) }],
])('%s the decision about the next code is $2', (_when, sent, expected) => {
  expect(decideNextCode(sent, limits, now)).toEqual(expected);
});

const sentMails = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1500 }), fc.integer({ min: 0, max: 5 })))
  .map((sent) => mails(...sent.toSorted(([one], [other]) => one - other)));

test('a new code allows one to five guesses; a refused request succeeds after its wait', () => {
  fc.assert(
    fc.property(sentMails, (sent) => {
      const next = decideNextCode(sent, limits, now);
      if ('tries' in next) {
        expect(next.tries).toBeGreaterThanOrEqual(1);
        expect(next.tries).toBeLessThanOrEqual(5);
        return;
      }
      expect(next.refusedUntil.getTime()).toBeGreaterThan(now.getTime());
      expect(decideNextCode(sent, limits, next.refusedUntil)).toHaveProperty('tries');
    }),
  );
});
