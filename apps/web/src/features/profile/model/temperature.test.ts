import { expect, test } from 'vitest';
import { toTemperature } from './temperature.ts';

// covers S2.47 (docs/coverage-statements.md)
test.each([
  [36.5, '36.5°', '36.5도', 36.5],
  [42, '42.0°', '42.0도', 42],
  [37.0496, '37.0°', '37.0도', 37],
  [0, '0.0°', '0.0도', 0],
  [99, '99.0°', '99.0도', 99],
])(
  'the temperature %d is shown as %s, read as %s and fills %d percent of the bar',
  (reputation, shown, spoken, percent) => {
    expect(toTemperature(reputation)).toMatchObject({ shown, spoken, percent });
  },
);

test.each([
  [-3, 0],
  [140, 100],
])('the bar of the temperature %d stays within its limits', (reputation, percent) => {
  expect(toTemperature(reputation).percent).toBe(percent);
});
