import { expect, test } from 'vitest';
import { countFailed, isDefect, renderFailed } from './failed-replies.ts';

const replies = (...statuses: number[]) => statuses.map((status) => ({ status }));

test.each([500, 502, 504])('one reply of %i fails a soak test', (status) => {
  expect(countFailed(1, replies(200, status)).filter(isDefect)).toHaveLength(1);
});

test('a soak test passes with 503 and with refusals below 500', () => {
  expect(countFailed(1, replies(200, 304, 409, 422, 429, 503)).some(isDefect)).toBe(false);
});

test('a soak test lists each 503 with its minute, and requests without a reply', () => {
  const failed = [
    ...countFailed(1, replies(200, 503, 0, 503)),
    ...countFailed(2, replies(200)),
    ...countFailed(3, replies(500)),
  ];
  expect(renderFailed(failed).split('\n').slice(2)).toEqual([
    '| 1 | no reply | 1 |',
    '| 1 | 503 | 2 |',
    '| 3 | 500 (defect) | 1 |',
  ]);
  expect(renderFailed([])).toBe('every request got a reply below 500');
});
