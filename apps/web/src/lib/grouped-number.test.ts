import { expect, test } from 'vitest';
import { groupedNumber } from '#web/lib/grouped-number.ts';

test.each([0, 7, 999, 1_000, 15_000, 999_999, 1_000_000, 12_345_678, -1_234])(
  'the number %i is formatted as the locale formats it',
  (count) => {
    expect(groupedNumber(count)).toBe(count.toLocaleString('ko-KR'));
  },
);
