import { expect, test } from 'vitest';
import { scrollForTab } from '#web/features/feed/model/tab-scroll.ts';

const stuckFrom = 150;

test.each([
  ['a tab left far down comes back there', 0, 1200, 1200],
  ['a new tab begins right under tabs that stick', 1200, undefined, 150],
  ['tabs that stick do not jump when the other tab was at its top', 1200, 0, 150],
  ['tabs in the open stay where they are', 60, undefined, 60],
  ['and so they do when both are in the open', 60, 20, 60],
])('the scroll position after a tab change: %s', (_, left, saved, expected) => {
  expect(scrollForTab({ left, saved, stuckFrom })).toBe(expected);
});
