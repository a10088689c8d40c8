import { expect, test } from 'vitest';
import { lengthChoices } from './meeting-length.ts';

test('the durations are half-hour steps from half an hour to twelve hours', () => {
  const choices = lengthChoices(120);
  expect(choices).toHaveLength(24);
  expect([choices.at(0), choices.at(-1)]).toEqual([30, 720]);
});

test('a stored duration outside the steps is added to the choices in order', () => {
  expect(lengthChoices(100).slice(2, 5)).toEqual([90, 100, 120]);
});
