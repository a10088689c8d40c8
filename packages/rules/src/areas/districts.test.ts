import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';
import { districtsAt, districtsCalled } from './districts.ts';

const read = (text: string, ...args: [Parameters<typeof districtsAt>[1]?]) =>
  districtsAt(text, ...args).map(({ province, codes }) => `${province} ${codes.join(' ')}`);

describe('the districts at the start of a text', () => {
  test.each(areas.map(({ name, province, areaCode }) => [province, name, areaCode] as const))(
    'the district of %s %s is found with and without spaces, and by its ward alone',
    (province, name, areaCode) => {
      const [city = '', ward] = name.split(' ');
      const spellings = ward ? [`${city}${ward}`, `${city.slice(0, -1)}${ward}`, ward] : [city];
      for (const spelling of spellings) {
        const codes = districtsAt(`${spelling}청`).flatMap((district) =>
          district.province === province ? district.codes : [],
        );
        expect(codes).toContain(areaCode);
      }
    },
  );

  test.each([
    ['수원시영통구', ['경기 41117']],
    ['수원시 영통구', ['경기 41110 41111 41113 41115 41117']],
    ['성동구청', ['서울 11200']],
    ['구성동', []],
    ['', []],
  ])('the districts at the start of “%s” are the longest that match', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test.each([
    ['중구', '28125 28155'],
    ['동구', '28125'],
    ['서구', '28275 28290'],
    ['남구', '28177'],
  ])('the former %s of 인천 is read as its present districts', (name, codes) => {
    expect(read(name, ['인천'])).toEqual([`인천 ${codes}`]);
  });

  test('군위군 is also found in its former province', () => {
    expect(read('군위군').toSorted()).toEqual(['경북 27720', '대구 27720']);
  });

  test('광주시 is read as all districts of 광주 and as the city in 경기', () => {
    expect(read('광주시북구')).toEqual(['광주 29170']);
    expect(read('광주시', ['광주'])).toEqual(
      ['29110', '29140', '29155', '29170', '29200'].map((code) => `광주 ${code}`),
    );
    expect(read('광주시', ['경기'])).toEqual(['경기 41610']);
  });

  test('districts are searched only in the given provinces', () => {
    expect(read('중구', ['서울', '부산'])).toEqual(['서울 11140', '부산 26110']);
    expect(read('중구', [])).toEqual([]);
  });
});

test.each([
  ['성동', ['성동구']],
  ['수원', ['수원시']],
  ['남해', ['남해군']],
  ['고성', ['고성군', '고성군']],
  ['성남분당', ['성남분당구']],
  ['중', []],
  ['성동구', []],
])('the districts called %s without their suffix are %j', (word, names) => {
  expect(districtsCalled(word).map(({ name }) => name)).toEqual(names);
});

test('a name without its suffix may be limited to a province', () => {
  expect(districtsCalled('고성', ['강원']).map(({ codes }) => codes)).toEqual([['51820']]);
});
