import { expect, test } from 'vitest';
import { hoursText } from './hours-text.ts';

test.each([
  [0, '0분'],
  [30, '30분'],
  [60, '1시간'],
  [125, '2시간 5분'],
  [720, '12시간'],
])('a choice or a wait of %i minutes reads %s', (minutes, text) => {
  expect(hoursText(minutes)).toBe(text);
});
