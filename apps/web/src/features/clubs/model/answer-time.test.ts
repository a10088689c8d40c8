import { expect, test } from 'vitest';
import { describeAnswerTime } from './answer-time.ts';

test.each([
  [4, '10분쯤'],
  [31, '40분쯤'],
  [170, '3시간쯤'],
  [1439, '24시간쯤'],
  [2900, '2일쯤'],
])('a usual answer after %s minutes is shown as %s', (minutes, text) => {
  expect(describeAnswerTime(minutes)).toBe(text);
});
