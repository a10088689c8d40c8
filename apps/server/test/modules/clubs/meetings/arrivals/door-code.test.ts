import { arriveBody } from '@azit/contract/clubs/arrival.schema';
import { expect, test } from 'vitest';
import { isDoorCode, makeDoorCode } from '#server/modules/clubs/meetings/arrive.ts';
import { keyedHash } from '#server/runtime/keyed-hash.ts';

const hash = keyedHash('a secret that all processes share');
const instant = new Date('2026-11-21T14:00:00+09:00');
const step = instant.getTime() / 30_000;

// covers G30 (docs/coverage-statements.md)
test('door codes have six letters, and every allowed letter occurs', () => {
  const codes = Array.from({ length: 500 }, (_, index) => makeDoorCode(hash, 7, step + index));
  for (const code of codes) expect(arriveBody.safeParse({ code }).success, code).toBe(true);
  expect([...new Set(codes.join(''))].toSorted().join('')).toBe('ABCDEFGHJKMNPRSTUVWXYZ');
  expect(new Set(codes).size).toBe(500);
});

test('a door code differs by club, period and secret, but not by process', () => {
  const code = makeDoorCode(hash, 7, step);
  expect(makeDoorCode(keyedHash('a secret that all processes share'), 7, step)).toBe(code);
  expect(makeDoorCode(keyedHash('another secret'), 7, step)).not.toBe(code);
  expect(makeDoorCode(hash, 8, step)).not.toBe(code);
  expect(makeDoorCode(hash, 7, step + 1)).not.toBe(code);
});

// covers G30 (docs/coverage-statements.md)
test.each([
  [-20_000, true],
  [-20_001, false],
  [0, true],
  [49_999, true],
  [50_000, false],
])('%i ms after the start of its period, a door code is accepted: %s', (ms, isAccepted) => {
  const code = makeDoorCode(hash, 7, step);
  expect(isDoorCode(hash, 7, code, new Date(instant.getTime() + ms))).toBe(isAccepted);
});
