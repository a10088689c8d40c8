import { expect, test } from 'vitest';
import { splitLocation } from './map-links.ts';

// covers U1.10 (docs/coverage-statements.md)
test.each([
  ['서울 성동구 연무장길 7', '서울 성동구 연무장길 7', null],
  ['서울 성동구 연무장길 7 밤의서점', '서울 성동구 연무장길 7', '밤의서점'],
  ['서울 성동구 연무장길 7 밤의서점 2층', '서울 성동구 연무장길 7', '밤의서점'],
  ['서울 성동구 연무장길 7 지하 1층', '서울 성동구 연무장길 7', null],
  ['서울 성동구 연무장길 7 (성수동2가, 밤의서점)', '서울 성동구 연무장길 7', '밤의서점'],
  ['서울 성동구 연무장길 7 (성수동2가)', '서울 성동구 연무장길 7', null],
  ['서울 용산구 이태원로55길 60-1, 리움', '서울 용산구 이태원로55길 60-1', '리움'],
  ['서울 종로구 종로3가 12 서울극장', '서울 종로구 종로3가 12', '서울극장'],
  ['경기 양평군 서종면 문호리 300-2', '경기 양평군 서종면 문호리 300-2', null],
  ['서울숲 2번 출구', null, '서울숲 2번 출구'],
  ['밤의서점 서울 성동구 연무장길 7', '서울 성동구 연무장길 7', '밤의서점'],
])('the location %s has the address %s and the name %s', (location, address, name) => {
  expect(splitLocation(location)).toEqual({ address, name });
});
