import { beforeEach, expect, test } from 'vitest';
import {
  addRecentWord,
  readRecentWords,
  writeRecentWords,
} from '#web/features/search/model/recent-words.ts';
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

test('a searched word comes first, once, and the eleventh is dropped', () => {
  const ten = Array.from({ length: 10 }, (_, index) => `낱말${index}`);
  expect(addRecentWord(ten, '독서')).toEqual(['독서', ...ten.slice(0, 9)]);
  expect(addRecentWord(['와인', '독서'], '독서')).toEqual(['독서', '와인']);
});

test('written words are read back, and an empty list removes the entry', () => {
  const before = { ...localStorage };
  writeRecentWords(['독서', '와인']);
  expect(readRecentWords()).toEqual(['독서', '와인']);
  writeRecentWords([]);
  expect({ ...localStorage }).toEqual(before);
});

test('recent words are not shown to the next member on this device, and a logout removes them', () => {
  writeRecentWords(['독서']);
  enter(8);
  expect(readRecentWords()).toEqual([]);
  enter(7);
  expect(readRecentWords()).toEqual(['독서']);
  logOut();
  enter(7);
  expect(readRecentWords()).toEqual([]);
});

test.each(['{', '["독서"]', '{"memberId":7,"words":[1,null,"",["독서"]]}', 'null'])(
  'odd storage %j reads as nothing',
  (stored) => {
    localStorage.setItem('recentSearches', stored);
    expect(readRecentWords()).toEqual([]);
  },
);
