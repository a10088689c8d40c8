import { describe, expect, it } from 'vitest';
import { caretAfterDigits, formatFee, parseFee } from './fee-text.ts';

describe('formatFee', () => {
  // covers S5.11 (docs/coverage-statements.md)
  it.each([
    ['', ''],
    ['0', '0'],
    ['007', '7'],
    ['999', '999'],
    ['1000', '1,000'],
    ['15,0000', '150,000'],
    ['15000원', '15,000'],
    ['-3', '3'],
    ['만원', ''],
    ['10000000', '10,000,000'],
    ['1234567890', '12,345,678'],
  ])('the fee input %j is displayed as %j', (typed, shown) => {
    expect(formatFee(typed)).toBe(shown);
  });
});

describe('parseFee', () => {
  // covers S3.8, S5.11 (docs/coverage-statements.md)
  it.each([
    ['', 0],
    ['0', 0],
    ['15,000', 15_000],
  ])('the fee text %j is sent as %j', (text, fee) => {
    expect(parseFee(text)).toBe(fee);
  });
});

describe('caretAfterDigits', () => {
  it.each([
    ['1,234', 0, 0],
    ['1,234', 1, 1],
    ['1,234', 2, 3],
    ['1,234', 4, 5],
    ['1,234', 9, 5],
  ])('the caret in %j after %i digits is at %i', (text, digits, caret) => {
    expect(caretAfterDigits(text, digits)).toBe(caret);
  });
});
