import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressAllowsArea, findAddressArea } from './address-area.ts';
import { areas } from './areas.ts';

const samples = readFileSync(new URL('./sample-addresses.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', ...address] = line.split(' ');
    return { address: address.join(' '), expected: code === '-' ? null : code };
  });

// covers D6.5 (docs/coverage-statements.md)
test('all but one of 300 sample addresses are recognised, and none is misread', () => {
  expect(samples.length).toBeGreaterThanOrEqual(300);
  const read = samples.map((sample) => ({ ...sample, found: findAddressArea(sample.address) }));
  const differing = read.filter(({ found, expected }) => found !== expected);
  expect(differing).toEqual([{ address: '광화문광장', expected: '11110', found: null }]);
});

test('the sample addresses name existing areas in every province', () => {
  const provinceByArea = new Map(areas.map(({ areaCode, province }) => [areaCode, province]));
  const named = samples.flatMap(({ expected }) => expected ?? []);
  expect(named.filter((code) => !provinceByArea.has(code))).toEqual([]);
  expect(new Set(named.map((code) => provinceByArea.get(code))).size).toBe(17);
});

test.each(areas.map(({ areaCode, name, province }) => [`${province} ${name}`, areaCode]))(
  'the address %s is assigned to its own area',
  (address, areaCode) => {
    expect(findAddressArea(`${address} 1`)).toBe(areaCode);
  },
);

test.each([
  ['서울 판교', null],
  ['대전 목동', null],
  ['구리시장 떡볶이', null],
  ['서울숲 입구', '11200'],
  ['부산대역 근처', '26410'],
  ['군위군 부계면', '27720'],
  ['고성군 토성면 봉포리', '51820'],
  ['고성군 상족암', '48820'],
  ['고성군청', null],
  ['포항 남구 구룡포읍', '47111'],
  ['중구 문화의거리, 남구에서 5분', null],
])('an ambiguous name as in “%s” counts only in a fitting context', (address, areaCode) => {
  expect(findAddressArea(address)).toBe(areaCode);
});

test.each([
  ['강남구청역 3번 출구', '11680'],
  ['강남구민회관', '11680'],
  ['마포구립서강도서관', '11440'],
  ['수원시립미술관', '41110'],
  ['마포구에서 모여요', '11440'],
  ['송파구에 있는 카페', '11710'],
  ['송파구의 작은 책방', '11710'],
  ['종로구내 카페', '11110'],
  ['강북구번동 카페', '11305'],
  ['마포구월드컵북로 396', '11440'],
  ['종로구자하문로10길 9', '11110'],
  ['춘천시남산면', '51110'],
  ['양평군양평읍', '41830'],
  ['강남구두 수선', null],
  ['마포구로 오세요', null],
  ['중랑구간 걷기', null],
])(
  'text attached to a district as in “%s” is read only if it continues a name',
  (address, code) => {
    expect(findAddressArea(address)).toBe(code);
  },
);

test.each([
  ['서울 도봉 카페', '11320'],
  ['경기 안양 만안 카페', '41171'],
  ['서울에서 도봉 카페', null],
  ['수원 영통 카페', '41117'],
  ['성남 분당 서현', '41135'],
  ['고양 일산동 카페', '41285'],
  ['동두천 카페', '41250'],
  ['오늘은 동두천 카페', null],
  ['양평 카페', null],
  ['마포 카페', null],
  ['동해 바다 여행', null],
  ['상주 직원 모집', null],
  ['공주 드레스 파티', null],
  ['이천 원 모임', null],
  ['오산 바로잡기', null],
  ['구리 공예', null],
  ['영주 이야기', null],
])(
  'a district name without suffix as in “%s” counts only if it is unambiguous',
  (address, code) => {
    expect(findAddressArea(address)).toBe(code);
  },
);

test.each([
  ['서울 마포구'.normalize('NFD'), '11440'],
  ['[수원] 독서 모임', '41110'],
  ['장소:마포구', '11440'],
  ['“마포구”', '11440'],
  ['카페/마포구|2층', '11440'],
  ['카페~마포구', '11440'],
  ['카페·마포구', '11440'],
  ["'마포구'", '11440'],
  ['‘마포구’', '11440'],
  ['"마포구"', '11440'],
  ['(마포구)', '11440'],
  ['서울 지하철로 마포구', '11440'],
  ['전남광주통합특별시 여수밤바다', '46130'],
  ['강남 팀이 여는 서울 마포구 모임', '11440'],
  ['합정역에서 옮긴 서울 성수역 모임', '11200'],
  ['성수역 (서울)', '11200'],
  ['성수역 (부산)', null],
])(
  'the address %j is split into words, and words after the province have priority',
  (address, code) => {
    expect(findAddressArea(address)).toBe(code);
  },
);

test.each([
  ['성수역에서', '11200'],
  ['성수역근처', '11200'],
  ['성수역부근', '11200'],
  ['홍대입구역앞', '11440'],
  ['스타벅스 홍대점', '11440'],
  ['홍대입구역출구', '11440'],
  ['망원1동', '11440'],
  ['상계10동', '11350'],
  ['성수2가제3동', '11200'],
  ['성수1가2동', '11200'],
  ['금호1가동', '11200'],
  ['필동2가', '11140'],
  ['을지로3가', '11140'],
  ['종로3가역', '11110'],
  ['앞성수역', null],
  ['성수역앞길', null],
  ['새망원1동', null],
  ['망원1동네', null],
])('the landmark in “%s” is found without its ending or number', (address, code) => {
  expect(findAddressArea(address)).toBe(code);
});

test.each([
  ['서울 성동구 연무장길 7', '11200', true],
  ['서울 성동구 연무장길 7', '26350', false],
  ['수원시립미술관', '41117', true],
  ['경기 수원시 영통구 1', '41110', false],
  ['전남광주통합특별시 어딘가', '29110', true],
  ['전남광주통합특별시 어딘가', '46110', true],
  ['서울 어딘가', '11440', true],
  ['서울 어딘가', '26350', false],
  ['우리 동네 카페', '26350', true],
])('the address %s with the area %s is allowed: %s', (address, areaCode, isAllowed) => {
  expect(addressAllowsArea(address, areaCode)).toBe(isAllowed);
});
