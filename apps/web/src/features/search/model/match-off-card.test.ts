import { DEFAULT_PROFILE_FILE } from '@azit/contract/images/image.rule';
import { expect, test } from 'vitest';
import { findOffCardMatch } from '#web/features/search/model/match-off-card.ts';

const club = {
  clubName: '동네 책방 모임',
  clubInfo: '퇴근하고 조용히 모여서\n한 권을 나눠 읽는 모임이에요.',
  categorySmall: { categorySmallId: 33, categoryName: '독서', categoryLargeId: 7 },
  isOnline: 'offline' as const,
  location: '서울 마포구 망원동',
  host: { memberId: 1, nickname: '초코송이', fileInfo: DEFAULT_PROFILE_FILE, reputation: 36.5 },
};

test.each([
  ['the name', ['책방']],
  ['the small category', ['독서']],
  ['the large category', ['자기계발']],
  ['the location', ['망원동']],
  ['first consonants of the name', ['ㅊㅂ']],
  ['several fields', ['책방', '망원']],
])('a match in %s is visible on the card and needs no extra line', (_, words) => {
  expect(findOffCardMatch(club, words)).toBeNull();
});

test('a club that matches only by the name of its host shows that name', () => {
  expect(findOffCardMatch(club, ['초코'])).toEqual({ label: '호스트', text: '초코송이' });
});

test('a club found by its intro shows an excerpt around the match in one line', () => {
  expect(findOffCardMatch(club, ['퇴근'])?.text).toBe(
    '퇴근하고 조용히 모여서 한 권을 나눠 읽는 모임이에요.',
  );
  expect(findOffCardMatch(club, ['책방', '나눠'])).toEqual({
    label: '소개',
    text: '…여서 한 권을 나눠 읽는 모임이에요.',
  });
});

test('an excerpt never starts within a surrogate pair', () => {
  const intro = { ...club, clubInfo: `${'👍'.repeat(9)}등산` };
  expect(findOffCardMatch(intro, ['등산'])?.text).toBe(`…${'👍'.repeat(8)}등산`);
});
