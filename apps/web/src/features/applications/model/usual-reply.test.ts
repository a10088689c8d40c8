import { expect, test } from 'vitest';
import { usualReplyText } from './usual-reply.ts';

test.each([
  [1, '보통 1시간 안에'],
  [61, '보통 3시간 안에'],
  [720, '보통 반나절 안에'],
  [1440, '보통 하루 안에'],
  [2880, '보통 이틀 안에'],
  [2881, '호스트가 답하면'],
  [undefined, '호스트가 답하면'],
])('a usual answer time of %s minutes is shown as: %s', (minutes, start) => {
  expect(usualReplyText(minutes).startsWith(start)).toBe(true);
});
