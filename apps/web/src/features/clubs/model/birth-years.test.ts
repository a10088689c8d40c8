import { expect, it } from 'vitest';
import { maxYearOptions, minYearOptions } from './birth-years.ts';

function ends(options: { value: string }[]) {
  return [options[0]?.value, options.at(-1)?.value, options.length];
}

it('both bounds offer every year while no year is chosen', () => {
  expect(ends(minYearOptions(''))).toEqual(['1950', '2023', 74]);
  expect(ends(maxYearOptions(''))).toEqual(['1950', '2023', 74]);
});

// covers S5.14 (docs/coverage-statements.md)
it('each chosen bound limits the choices of the other bound', () => {
  expect(ends(minYearOptions('1994'))).toEqual(['1950', '1994', 45]);
  expect(ends(maxYearOptions('1994'))).toEqual(['1994', '2023', 30]);
  expect(ends(minYearOptions('1950'))).toEqual(['1950', '1950', 1]);
});
