import { expect, test } from 'vitest';
import { birthYearMessages, refuseBirthYear } from './sign-up-age.ts';

const { notChosen, tooYoung } = birthYearMessages;
const midYear = new Date('2026-06-01T00:00:00Z');

// covers P1.12 (docs/coverage-statements.md)
test.each([
  ['2027', notChosen],
  ['2026', notChosen],
  ['2025', tooYoung],
  ['2013', tooYoung],
  ['2012', undefined],
  ['1950', undefined],
])('in 2026 the birth year %s gets the error: %s', (year, message) => {
  expect(refuseBirthYear(year, midYear)).toBe(message);
});

test('the age check uses the current year in Seoul', () => {
  expect(refuseBirthYear('2013', new Date('2026-12-31T14:59:59Z'))).toBe(tooYoung);
  expect(refuseBirthYear('2013', new Date('2026-12-31T15:00:00Z'))).toBeUndefined();
});
