import { expect, test } from 'vitest';
import { scrollForTab } from '#web/features/feed/model/tab-scroll.ts';

const stuckFrom = 150;

test.each([
  ['a tab that was scrolled down returns there', 0, 1200, 1200],
  ['a new tab starts below the sticky tab bar', 1200, undefined, 150],
  ['a sticky tab bar stays when the other tab was at its top', 1200, 0, 150],
  ['a tab bar that is not stuck stays in position', 60, undefined, 60],
  ['the page stays when neither tab had reached the sticky bar', 60, 20, 60],
])('after a tab change, %s', (_, left, saved, expected) => {
  expect(scrollForTab({ left, saved, stuckFrom })).toBe(expected);
});
