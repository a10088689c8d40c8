import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(() => {
  peer.reply = ({ path }) => {
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path === '/api/categories/small') return { json: { data: [] } };
    return path.startsWith('/api/members/7/clubs') ? { json: [] } : emptyPage;
  };
  enterAsViewer();
});

function isParagraph(element: Element | null, text: string): boolean {
  return element?.tagName === 'P' && element.textContent === text;
}

// covers S1.2, S2.12, S2.13, S2.14, S2.50, S4.12, S6.7, S7.6, S8.18, S9.2 (docs/coverage-statements.md)
test.each([
  [
    '/',
    '/api/clubs/recommend/7?page=1&size=5',
    '아직 추천할 아지트가 없어요. 관심 카테고리를 골라 주세요.',
  ],
  [
    '/?tab=category',
    '/api/clubs/category?page=1&size=5&cl=1',
    '이 카테고리에는 아직 아지트가 없어요.',
  ],
  [
    '/?tab=category&cl=7',
    '/api/clubs/category?page=1&size=5&cl=7',
    '이 카테고리에는 아직 아지트가 없어요.',
  ],
  ['/?tab=date', '/api/clubs/date?page=1&size=5&days=0', '이 날짜에는 아지트가 없어요.'],
  ['/?tab=date&day=6', '/api/clubs/date?page=1&size=5&days=6', '이 날짜에는 아지트가 없어요.'],
  [
    '/search?keyword=%EB%8F%85%EC%84%9C',
    '/api/clubs/search?page=1&size=10&keyword=%EB%8F%85%EC%84%9C',
    '‘독서’ 검색 결과가 없어요.',
  ],
  ['/userpage/followcheck/7', '/api/members/7/follower?page=1&size=15', '아직 팔로워가 없어요.'],
  [
    '/userpage/followcheck/7?tab=following',
    '/api/members/7/following?page=1&size=15',
    '팔로우한 사람이 없어요.',
  ],
  ['/userpage/7?tab=reviews', '/api/reviews/reviewee/7?page=1&size=5', '아직 받은 후기가 없어요.'],
  ['/userpage/7', '/api/members/7/clubs', '아직 참여한 아지트가 없어요.'],
  ['/userpage/7?filter=applied', '/api/members/7/clubs/0', '수락을 기다리는 신청이 없어요.'],
  ['/userpage/7?filter=joined', '/api/members/7/clubs/1', '앞으로 참여할 아지트가 없어요.'],
  ['/userpage/7?filter=closed', '/api/members/7/clubs/2', '종료된 아지트가 없어요.'],
])('the page %s fetches %s and shows its empty text without results', async (path, call, empty) => {
  await openScreen(path);
  await waitFor(() => expect(peer.seen.map(({ path }) => path)).toContain(call));
  expect(await screen.findByText((_, element) => isParagraph(element, empty))).toBeTruthy();
});

// covers S2.20, S4.23, C5 (docs/coverage-statements.md)
test('a search without a keyword fetches nothing and shows a prompt for a keyword', async () => {
  await openScreen('/search');
  expect(screen.getByText('검색어를 입력해 주세요.')).toBeTruthy();
  await waitFor(() => expect(document.title).toBe('아지트 검색 · 아지트'));
  expect(peer.seen.filter(({ path }) => path.includes('/search'))).toEqual([]);
});

// covers S2.13, S2.14 (docs/coverage-statements.md)
test('the feed offers seven categories and seven days and selects the first of each', async () => {
  await openScreen('/?tab=category');
  const tiles = await screen.findAllByRole('radio');
  expect(tiles.map((tile) => tile.closest('label')?.textContent)).toEqual([
    '문화/예술',
    '운동/액티비티',
    '푸드/드링크',
    '취미',
    '여행/동행',
    '창작',
    '성장/자기계발',
  ]);
  expect(tiles.map((tile) => tile.matches(':checked')).indexOf(true)).toBe(0);
  cleanup();
  await openScreen('/?tab=date');
  const days = await screen.findAllByRole('radio');
  expect(days).toHaveLength(7);
  expect(days.map((day) => day.matches(':checked')).indexOf(true)).toBe(0);
});
