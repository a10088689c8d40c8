import { expect, test } from 'vitest';
import { roomsWithUnsent } from './send-unsent.ts';

test('a room with several unsent messages of the member is listed once', () => {
  const keys = ['7/5/unsent/a', '7/5/unsent/b', '7/6/draft', '70/8/unsent/c', '7/9/unsent/d', 3];
  expect(roomsWithUnsent(keys, 7)).toEqual([5, 9]);
});
