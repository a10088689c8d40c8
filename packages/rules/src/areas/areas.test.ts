import { expect, test } from 'vitest';
import { areaCodesWithin, areas, currentAreaCode, currentPlaceCode } from './areas.ts';
import { placeListing } from './place-listing.ts';
import { areaByPlace } from './places.ts';
import { provinceCodeOf } from './province-code.ts';

test('every area of the country is listed once, in seventeen provinces', () => {
  expect(new Set(areas.map(({ areaCode }) => areaCode)).size).toBe(areas.length);
  expect(new Set(areas.map(({ province, name }) => `${province} ${name}`)).size).toBe(areas.length);
  expect(new Set(areas.map(({ province }) => province)).size).toBe(17);
  // 230 cities, counties and districts since July 2026, and the districts of thirteen cities.
  expect(areas.filter(({ name }) => !name.includes(' '))).toHaveLength(230);
  expect(areas.filter(({ name }) => name.includes(' '))).toHaveLength(39);
});

test('a city holds its districts, a district only itself', () => {
  expect(areaCodesWithin('41110')).toEqual(['41110', '41111', '41113', '41115', '41117']);
  expect(areaCodesWithin('41117')).toEqual(['41117']);
  expect(areaCodesWithin('11680')).toEqual(['11680']);
  expect(areaCodesWithin('99999')).toEqual([]);
});

test('a province is asked for by a code of its own, which is no area', () => {
  const codes = Map.groupBy(areas, ({ areaCode }) => provinceCodeOf(areaCode));
  expect(codes.size).toBe(17);
  for (const [code, inside] of codes) {
    expect(new Set(inside.map(({ province }) => province)).size).toBe(1);
    expect(areaCodesWithin(code)).toEqual(inside.map(({ areaCode }) => areaCode));
    expect([currentPlaceCode(code), currentAreaCode(code)]).toEqual([code, undefined]);
  }
  expect(currentPlaceCode('42110')).toBe('51110');
  expect(currentPlaceCode('99000')).toBeUndefined();
});

test.each([
  ['11680', '11680'],
  ['42110', '51110'],
  ['45113', '52113'],
  ['47720', '27720'],
  ['41195', '41192'],
  ['28140', '28125'],
  ['28110', undefined],
  ['42999', undefined],
])('the code %s is %s today', (code, today) => {
  expect(currentAreaCode(code)).toBe(today);
});

test('every place lies in a known area, and no name in two of them', () => {
  const known = new Set(areas.map(({ areaCode }) => areaCode));
  expect(Object.keys(placeListing).filter((code) => !known.has(code))).toEqual([]);
  const listed = Object.values(placeListing).flatMap((listing) => listing.split(/\s+/));
  const names = listed.reduce((sum, entry) => {
    const [, , kind, suffixes = ''] = /^([^+:]+)([+:]?)(.*)$/.exec(entry) ?? [];
    return sum + suffixes.length + (kind === ':' ? 0 : 1);
  }, 0);
  expect(areaByPlace.size).toBe(names);
  expect(areaByPlace.size).toBeGreaterThanOrEqual(100);
});
