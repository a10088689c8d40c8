import { expect, test } from 'vitest';
import { areaCodesWithin, areas, currentAreaCode, currentRegionCode } from './areas.ts';
import landmarkListing from './landmark-listing.json' with { type: 'json' };
import { areaByLandmark } from './landmarks.ts';
import { getProvinceCode } from './province-code.ts';

test('every area of the country is listed once, in seventeen provinces', () => {
  expect(new Set(areas.map(({ areaCode }) => areaCode)).size).toBe(areas.length);
  expect(new Set(areas.map(({ province, name }) => `${province} ${name}`)).size).toBe(areas.length);
  expect(new Set(areas.map(({ province }) => province)).size).toBe(17);
  // 230 cities, counties and districts since July 2026, plus the districts of 13 cities.
  expect(areas.filter(({ name }) => !name.includes(' '))).toHaveLength(230);
  expect(areas.filter(({ name }) => name.includes(' '))).toHaveLength(39);
});

test('the codes of a city include its districts; a district has only its own code', () => {
  expect(areaCodesWithin('41110')).toEqual(['41110', '41111', '41113', '41115', '41117']);
  expect(areaCodesWithin('41117')).toEqual(['41117']);
  expect(areaCodesWithin('11680')).toEqual(['11680']);
  expect(areaCodesWithin('99999')).toEqual([]);
});

test('a province has a separate code that is not an area code', () => {
  const codes = Map.groupBy(areas, ({ areaCode }) => getProvinceCode(areaCode));
  expect(codes.size).toBe(17);
  for (const [code, inside] of codes) {
    expect(new Set(inside.map(({ province }) => province)).size).toBe(1);
    expect(areaCodesWithin(code)).toEqual(inside.map(({ areaCode }) => areaCode));
    expect([currentRegionCode(code), currentAreaCode(code)]).toEqual([code, undefined]);
  }
  expect(currentRegionCode('42110')).toBe('51110');
  expect(currentRegionCode('99000')).toBeUndefined();
});

test.each([
  ['11680', '11680'],
  ['42110', '51110'],
  ['45113', '52113'],
  ['47720', '27720'],
  ['28170', '28177'],
  ['41195', '41192'],
  ['41197', '41194'],
  ['41199', '41196'],
  ['28140', '28125'],
  ['28110', undefined],
  ['42999', undefined],
])('the old code %s maps to %s', (code, today) => {
  expect(currentAreaCode(code)).toBe(today);
});

test('every landmark is in an existing area, and no landmark is in two areas', () => {
  const known = new Set(areas.map(({ areaCode }) => areaCode));
  expect(Object.keys(landmarkListing).filter((code) => !known.has(code))).toEqual([]);
  const listed = Object.values(landmarkListing).flatMap((listing) => listing.split(/\s+/));
  const names = listed.reduce((sum, entry) => {
    const [, , kind, suffixes = ''] = /^([^+:]+)([+:]?)(.*)$/.exec(entry) ?? [];
    return sum + suffixes.length + (kind === ':' ? 0 : 1);
  }, 0);
  expect(areaByLandmark.size).toBe(names);
  expect(areaByLandmark.size).toBeGreaterThanOrEqual(100);
});
