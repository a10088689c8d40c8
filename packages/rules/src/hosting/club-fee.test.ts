import { expect, test } from 'vitest';
import { isFree } from './club-fee.ts';

test.for([
  [0, true],
  [1, false],
  [15_000, false],
] as const)('a fee of %i is free: %s', ([fee, expected]) => {
  expect(isFree(fee)).toBe(expected);
});
