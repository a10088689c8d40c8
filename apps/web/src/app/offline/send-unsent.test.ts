import { expect, test } from 'vitest';
import { roomsWithUnsent } from './send-unsent.ts';

test('rooms with something unsent of the member are named once, those with a draft or of others are not', () => {
  const kept = ['7/5/unsent/a', '7/5/unsent/b', '7/6/draft', '70/8/unsent/c', '7/9/unsent/d', 3];
  expect(roomsWithUnsent(kept, 7)).toEqual([5, 9]);
});
