import { beforeEach, expect, test } from 'vitest';
import {
  addRecentKeyword,
  readRecentKeywords,
  writeRecentKeywords,
} from '#web/features/search/model/recent-keywords.ts';
import { logIn, logOut } from '#web/session/session.ts';

function enter(memberId: number) {
  const profile = { nickname: '초코', email: 'choco@azit.kr', profileUrl: null, profileName: null };
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, { memberId, ...profile });
}

beforeEach(() => {
  localStorage.clear();
  logOut();
  enter(7);
});

test('a searched keyword moves to the top without a duplicate, and only ten remain', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `낱말${index}`);
  expect(addRecentKeyword(ten, '독서')).toEqual(['독서', ...ten.slice(0, 9)]);
  expect(addRecentKeyword(['와인', '독서'], '독서')).toEqual(['독서', '와인']);
});

test('stored keywords are read back, and an empty list removes the storage entry', () => {
  const before = { ...localStorage };
  writeRecentKeywords(['독서', '와인']);
  expect(readRecentKeywords()).toEqual(['독서', '와인']);
  writeRecentKeywords([]);
  expect({ ...localStorage }).toEqual(before);
});

test('recent keywords are removed at logout and hidden from the next member', () => {
  writeRecentKeywords(['독서']);
  enter(8);
  expect(readRecentKeywords()).toEqual([]);
  enter(7);
  expect(readRecentKeywords()).toEqual(['독서']);
  logOut();
  enter(7);
  expect(readRecentKeywords()).toEqual([]);
});

test.each(['{', '["독서"]', '{"memberId":7,"words":[1,null,"",["독서"]]}', 'null'])(
  'the invalid stored value %j is read as an empty list',
  (stored) => {
    localStorage.setItem('recentSearches', stored);
    expect(readRecentKeywords()).toEqual([]);
  },
);
