import { expect, test } from 'vitest';
import { areaListing, type Province } from './area-listing.ts';
import { readProvince } from './provinces.ts';

const shortNames = Object.keys(areaListing) as Province[];

test.each(shortNames)('the name %s is read with every suffix and with text after it', (name) => {
  for (const suffix of ['특별자치시', '특별자치도', '특별시', '광역시', '도', '']) {
    expect(readProvince(`${name}${suffix}`)).toEqual({ provinces: [name], rest: '' });
    expect(readProvince(`${name}${suffix}강남구`)).toEqual({ provinces: [name], rest: '강남구' });
  }
});

test.each<[string, Province[]]>([
  ['충청북도', ['충북']],
  ['충청남도', ['충남']],
  ['전라북도', ['전북']],
  ['전라남도', ['전남']],
  ['경상북도', ['경북']],
  ['경상남도', ['경남']],
  ['전남광주통합특별시', ['광주', '전남']],
  ['전남광주특별시', ['광주', '전남']],
])('the long name %s stands for %j', (name, provinces) => {
  expect(readProvince(name)).toEqual({ provinces, rest: '' });
  expect(readProvince(`${name}동구`)).toEqual({ provinces, rest: '동구' });
});

test.each(['광주시', '제주시', '성수동', ''])('the word “%s” names no province', (word) => {
  expect(readProvince(word)).toBeUndefined();
});

test.each<[string, Province]>([
  ['서울시', '서울'],
  ['광주시청', '광주'],
  ['제주시민', '제주'],
])('the word %s begins with the province %s', (word, province) => {
  expect(readProvince(word)?.provinces).toEqual([province]);
});
