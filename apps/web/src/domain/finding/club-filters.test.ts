import { expect, test } from 'vitest';
import { hasFilters, noFilters, readFilters, withFilters } from './club-filters.ts';

const read = (address: string) => readFilters(new URLSearchParams(address));

// covers D7.1 (docs/coverage-statements.md)
test.each([
  ['', noFilters],
  ['free=1&mode=online', { ...noFilters, free: true, online: true }],
  ['when=weekend&joinable=1', { ...noFilters, weekend: true, joinable: true }],
  ['area=11680&area=11440', { ...noFilters, areas: ['11680', '11440'] }],
  ['area=11680&area=11680', { ...noFilters, areas: ['11680'] }],
  ['free=yes&mode=offline&when=today&joinable=0&area=서울&area=1168', noFilters],
])('the query %j is read as filters; invalid values are ignored', (address, filters) => {
  expect(read(address)).toEqual(filters);
});

test('of more than ten areas in a URL only the first ten are used', () => {
  const codes = Array.from({ length: 12 }, (_, at) => String(11_110 + at));
  expect(read(codes.map((code) => `area=${code}`).join('&')).areas).toEqual(codes.slice(0, 10));
});

// covers D7.1 (docs/coverage-statements.md)
test('filters written to a URL are read back equal, and all other parameters stay', () => {
  const filters = { ...noFilters, free: true, weekend: true, areas: ['11680', '26350'] };
  const address = withFilters(new URLSearchParams('tab=date&joinable=1&area=11110'), filters);
  expect(readFilters(address)).toEqual(filters);
  expect(address.get('tab')).toBe('date');
});

test('removing all filters restores the plain URL', () => {
  expect(String(withFilters(new URLSearchParams('free=1&area=11680'), noFilters))).toBe('');
  expect(hasFilters(noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, areas: ['11680'] })).toBe(true);
});
