import { expect, test } from 'vitest';
import { choicesIn, findAreas, isChosen, listProvinces, toggleArea } from './area-groups.ts';
import { areaName, chosenName, country, wholeProvince } from './area-name.ts';

const areas = [
  { areaCode: '11200', name: '성동구', province: '서울' },
  { areaCode: '11680', name: '강남구', province: '서울' },
  { areaCode: '36110', name: '세종시', province: '세종' },
  { areaCode: '41110', name: '수원시', province: '경기' },
  { areaCode: '41117', name: '수원시 영통구', province: '경기' },
];

test('provinces are listed once each, in the order of the area list', () => {
  expect(listProvinces(areas)).toEqual(['서울', '세종', '경기']);
});

test('an area name starts with its province, unless the city is itself the province', () => {
  expect(areas.slice(1, 3).map(areaName)).toEqual(['서울 강남구', '세종시']);
});

// covers D7.4 (docs/coverage-statements.md)
test.each([
  ['성동', ['11200']],
  [' 서울  강남 ', ['11680']],
  ['ㅅㄷㄱ', ['11200']],
  ['경기 ㅇㅌ', ['41117']],
  ['수원', ['41110', '41117']],
  ['평양', []],
])('the search text %j finds the areas %j', (typed, codes) => {
  expect(findAreas(areas, typed).map(({ areaCode }) => areaCode)).toEqual(codes);
});

test('an area above the limit is not added, and a chosen area can be removed', () => {
  expect(toggleArea(['11200'], '11680', 2)).toEqual(['11200', '11680']);
  expect(toggleArea(['11200', '11680'], '36110', 2)).toEqual(['11200', '11680']);
  expect(toggleArea(['11200', '11680'], '11200', 2)).toEqual(['11680']);
});

test('choosing a whole province removes its chosen areas, and the reverse', () => {
  expect(toggleArea(['11200', '36110', '11680'], '11000', 3)).toEqual(['36110', '11000']);
  expect(toggleArea(['36110', '11000'], '11680', 2)).toEqual(['36110', '11680']);
  expect(toggleArea(['36110', '11000'], '11000', 2)).toEqual(['36110']);
});

// covers D7.10 (docs/coverage-statements.md)
test('the choice “전국” clears the areas and is listed before all provinces', () => {
  const codes = (province: string) => choicesIn(areas, province).map(({ areaCode }) => areaCode);
  expect(codes('전국')).toEqual([country.areaCode, '11000', '36110', '41000']);
  expect(codes('서울')).toEqual(['11000', '11200', '11680']);
  expect(codes('세종')).toEqual(['36110']);
  expect(toggleArea(['11200', '36110'], country.areaCode, 2)).toEqual([]);
  expect([[], ['11200']].map((chosen) => isChosen(chosen, country.areaCode))).toEqual([
    true,
    false,
  ]);
});

test('chosen areas and provinces are shown by name, an unlisted code as the code', () => {
  expect(wholeProvince(areas)).toMatchObject({ areaCode: '11000', name: '서울 전체' });
  expect(['11680', '41000', '99000'].map((code) => chosenName(areas, code))).toEqual([
    '서울 강남구',
    '경기 전체',
    '99000',
  ]);
});
