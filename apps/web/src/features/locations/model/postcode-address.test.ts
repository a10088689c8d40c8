import { describe, expect, it } from 'vitest';
import {
  formatEditedLocation,
  formatNewLocation,
  readPostcodeResult,
  toLocationFields,
} from './postcode-address.ts';

const result = {
  address: '서울 성동구 연무장길 7',
  roadAddress: '서울 성동구 연무장길 7',
  jibunAddress: '서울 성동구 성수동2가 320-1',
  userSelectedType: 'R',
  addressType: 'R',
  bname: '성수동2가',
  buildingName: '붉은벽돌집',
};

function formatBoth(change: Record<string, unknown>) {
  const chosen = readPostcodeResult({ ...result, ...change });
  return chosen && { created: formatNewLocation(chosen), edited: formatEditedLocation(chosen) };
}

describe('the text of a chosen address', () => {
  const road = '서울 성동구 연무장길 7';
  const lot = '서울 성동구 성수동2가 320-1';
  // covers S2.32, S2.41 (docs/coverage-statements.md)
  it.each([
    ['road address', {}, `${road} 붉은벽돌집`, `${road} (성수동2가, 붉은벽돌집)`],
    ['without a building', { buildingName: '' }, road, `${road} (성수동2가)`],
    ['without a district', { bname: '' }, `${road} 붉은벽돌집`, `${road} (붉은벽돌집)`],
    ['without building and district', { bname: '', buildingName: ' ' }, road, road],
    ['lot address', { userSelectedType: 'J' }, lot, lot],
    [
      'a result with the old field names only',
      { userSelectedType: undefined, roadAddress: undefined },
      `${road} 붉은벽돌집`,
      `${road} (성수동2가, 붉은벽돌집)`,
    ],
  ])('the search result “%s” becomes the location $2', (_, change, created, edited) => {
    expect(formatBoth(change)).toEqual({ created, edited });
  });

  it.each([[null], ['서울'], [{}], [{ address: 7 }], [{ address: '  ' }]])(
    'the unreadable search result %j has no address',
    (broken) => {
      expect(readPostcodeResult(broken)).toBeNull();
    },
  );
});

it.each([
  ['11200', '11200'],
  [undefined, ''],
  ['성동구', ''],
  [11200, ''],
])('the area code %j of a search result is used as %j', (sigunguCode, areaCode) => {
  const chosen = readPostcodeResult({ ...result, sigunguCode });
  const location = '서울 성동구 연무장길 7';
  expect(chosen && toLocationFields(chosen, location)).toEqual({
    location,
    areaCode,
    areaLocation: location,
  });
});
