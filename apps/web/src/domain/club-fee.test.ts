import { expect, test } from 'vitest';
import { feeText } from './club-fee.ts';

// covers S2.35 (docs/coverage-statements.md)
test.for([
  [0, '무료'],
  [500, '500원'],
  [15000, '15,000원'],
] as const)('a fee of %i is displayed as %s', ([fee, text]) => {
  expect(feeText(fee)).toBe(text);
});
