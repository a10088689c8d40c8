import { expect, test } from 'vitest';
import { addFresh, rangeAround, staleInView } from './fresh-range.ts';

const loaded = { from: 1, to: 500 };

test('a view inside what was fetched again needs nothing, one that leaves it does', () => {
  const fresh = { from: 200, to: 299 };
  expect(staleInView(fresh, { from: 210, to: 220 })).toBe(false);
  expect(staleInView(fresh, { from: 195, to: 205 })).toBe(true);
  expect(staleInView(fresh, { from: 290, to: 300 })).toBe(true);
  expect(staleInView(null, { from: 1, to: 500 })).toBe(false);
});

test.each([
  [{ from: 250, to: 259 }, 205],
  [{ from: 1, to: 10 }, 1],
  [{ from: 491, to: 500 }, 401],
])('a view at %j is fetched with as much on both sides as there is', (view, from) => {
  expect(rangeAround(view, loaded)).toEqual({ from, to: from + 99 });
});

test('neighbouring pieces become one, distant ones do not', () => {
  const fresh = { from: 200, to: 299 };
  expect(addFresh(fresh, { from: 300, to: 399 }, loaded)).toEqual({ from: 200, to: 399 });
  expect(addFresh(fresh, { from: 400, to: 499 }, loaded)).toEqual({ from: 400, to: 499 });
});

test('everything is fresh again when nothing loaded is left out', () => {
  expect(addFresh(null, { from: 1, to: 100 }, { from: 1, to: 60 })).toBeNull();
});
