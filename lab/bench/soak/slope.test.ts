import { expect, test } from 'vitest';
import { exceeds, findSlope } from './slope.ts';

const everyMinute = (value: (minute: number) => number) =>
  Array.from({ length: 60 }, (_, minute) => ({ hours: minute / 60, value: value(minute) }));

test('a series that grows by one a minute has a slope of 60 an hour and an error of 0', () => {
  const { perHour, error } = findSlope(everyMinute((minute) => 100 + minute));
  expect(perHour).toBeCloseTo(60);
  expect(error).toBeCloseTo(0);
});

test('a series that swings around one value exceeds no limit', () => {
  const swinging = findSlope(everyMinute((minute) => (minute % 2 === 0 ? 100 : 140)));
  expect(exceeds(swinging, 1)).toBe(false);
});

test('growth within a swinging series exceeds a limit below it', () => {
  const growing = findSlope(everyMinute((minute) => 2 * minute + (minute % 2 === 0 ? 100 : 140)));
  expect(exceeds(growing, 60)).toBe(true);
});
