import { afterEach, expect, it, vi } from 'vitest';
import { stepsBack } from './steps-back.ts';

afterEach(() => window.history.replaceState(null, ''));

it('with the Navigation API, steps back include the pages of earlier documents', () => {
  vi.stubGlobal('navigation', { currentEntry: { index: 3 } });
  window.history.replaceState({ idx: 0 }, '');
  expect(stepsBack()).toBe(3);
});

it.each([
  [{ idx: 2 }, 2],
  [{ idx: 'x' }, 0],
  [null, 0],
])('without the Navigation API steps back are read from the history state %j', (state, steps) => {
  window.history.replaceState(state, '');
  expect(stepsBack()).toBe(steps);
});
