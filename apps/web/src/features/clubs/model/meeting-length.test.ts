import { expect, test } from 'vitest';
import { lengthChoices, lengthLabel } from './meeting-length.ts';

test.each([
  [30, '30분'],
  [60, '1시간'],
  [90, '1시간 30분'],
  [125, '2시간 5분'],
  [720, '12시간'],
])('a meeting of %i minutes is labelled %s', (minutes, label) => {
  expect(lengthLabel(minutes)).toBe(label);
});

test('the durations are half-hour steps from half an hour to twelve hours', () => {
  const choices = lengthChoices(120);
  expect(choices).toHaveLength(24);
  expect([choices.at(0), choices.at(-1)]).toEqual([30, 720]);
});

test('a stored duration outside the steps is added to the choices in order', () => {
  expect(lengthChoices(100).slice(2, 5)).toEqual([90, 100, 120]);
});
