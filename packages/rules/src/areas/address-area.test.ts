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

const read = samples.map((sample) => ({ ...sample, found: findAddressArea(sample.address) }));

// covers D6.5 (docs/coverage-statements.md)
test('at least 95 % of 300 addresses are recognised, and at most 1 % are misread', () => {
  const found = read.filter(({ expected }) => expected !== null);
  const missed = found.filter(({ found }) => found === null);
  const wrong = read.filter(({ found, expected }) => found !== null && found !== expected);
  expect(samples.length).toBeGreaterThanOrEqual(300);
  const report = [...missed, ...wrong].map(({ address, found }) => `${address} → ${found}`);
  expect(wrong.length / read.length, report.join('\n')).toBeLessThanOrEqual(0.01);
  const share = (found.length - missed.length) / found.length;
  expect(share, report.join('\n')).toBeGreaterThanOrEqual(0.95);
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
  ['수원시립미술관', '41110'],
  ['강남구청역 3번 출구', '11680'],
  ['군위군 부계면', '27720'],
])('an ambiguous name as in “%s” counts only in a fitting context', (address, areaCode) => {
  expect(findAddressArea(address)).toBe(areaCode);
});

test.each([
  ['서울 성동구 연무장길 7', '11200', true],
  ['서울 성동구 연무장길 7', '26350', false],
  ['수원시립미술관', '41117', true],
  ['경기 수원시 영통구 1', '41110', false],
  ['서울 어딘가', '11440', true],
  ['서울 어딘가', '26350', false],
  ['우리 동네 카페', '26350', true],
])('the address %s with the area %s is allowed: %s', (address, areaCode, isAllowed) => {
  expect(addressAllowsArea(address, areaCode)).toBe(isAllowed);
});
