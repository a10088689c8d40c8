import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { makeWindow, openScreen } from '#web/testing/open-screen.tsx';
import { replyToPages, shownCrew, shownPageInfo } from '#web/testing/sample-pages.ts';
import { enterAsViewer } from '#web/testing/sample-replies.ts';

const base = {
  detail: null,
  memberId: null,
  actors: [],
  count: 1,
  clubId: null,
  clubName: null,
  clubImage: null,
  createdAt: '2026-11-15T05:30:00.000Z',
  myConfirmation: null,
  readAt: null,
};
const notices = [
  {
    ...base,
    noticeId: 9,
    kind: 'REVIEW_RECEIVED',
    text: '새 후기를 받았어요',
    link: '/userpage/me',
  },
  {
    ...base,
    noticeId: 8,
    kind: 'NEW_FOLLOWER',
    text: '여울님이 팔로우했어요',
    link: '/userpage/8',
  },
  {
    ...base,
    noticeId: 7,
    kind: 'APPLICATION_RECEIVED',
    text: '2명이 신청했어요',
    link: '/azit/member/3',
    clubId: 3,
    clubName: '아침 산책',
  },
];

const peer = apiPeerPerTest(() => {
  enterAsViewer();
  sessionStorage.clear();
  peer.reply = (request) =>
    request.path.startsWith('/api/notices?')
      ? { json: { data: notices, pageInfo: shownPageInfo } }
      : replyToPages(request);
});
beforeEach(() => makeWindow(1280));
afterEach(() => makeWindow(390));

const region = (name: string) => screen.findByRole('region', { name });
const currentLine = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);
const findSections = () => currentLine(screen.getByRole('navigation', { name: '주요 메뉴' }));

// covers W2, W3 (docs/coverage-statements.md)
test.each([
  ['home', '/', '홈'],
  ['the own profile', '/userpage/7', '프로필'],
])(
  'a room is next to the rooms, and Back to a club opened from %s restores its list',
  async (_, path, section) => {
    const router = await openScreen(path);
    await act(() => router.navigate('/azit/detail/3'));
    await act(() => router.navigate('/chat/detail?room=5'));
    expect(await region('채팅방 목록')).toBeTruthy();
    expect(findSections()).toEqual(['채팅']);
    await act(() => router.navigate(-1));
    expect(await region('아지트 목록')).toBeTruthy();
    expect(findSections()).toEqual([section]);
  },
);

// covers W5 (docs/coverage-statements.md)
test('home stays next to pages opened from the own profile after a visit to the rooms', async () => {
  const router = await openScreen('/chat');
  await userEvent.click(await screen.findByRole('link', { name: '프로필' }));
  expect(await region('아지트 목록')).toBeTruthy();
  for (const path of [`/crew/${shownCrew.crewId}`, '/userpage/8']) {
    await act(() => router.navigate(path));
    expect(await region('아지트 목록'), path).toBeTruthy();
    expect(screen.queryByRole('region', { name: '채팅방 목록' }), path).toBeNull();
  }
});

// covers W5 (docs/coverage-statements.md)
test('the members of a club are managed next to the club', async () => {
  const router = await openScreen('/chat');
  await act(() => router.navigate('/azit/member/3'));
  expect(await screen.findByRole('heading', { level: 1, name: '멤버 관리' })).toBeTruthy();
  const page = within(await region('열어 둔 화면'));
  expect(await page.findByRole('heading', { level: 2, name: '아침 산책' })).toBeTruthy();
  await act(() => router.navigate('/azit/detail/3'));
  expect(await region('채팅방 목록')).toBeTruthy();
});

// covers W5 (docs/coverage-statements.md)
test('the pages of members and of meetings of a crew are shown next to the crew', async () => {
  const router = await openScreen('/');
  for (const part of ['members', 'dates']) {
    await act(() => router.navigate(`/crew/${shownCrew.crewId}/${part}`));
    const page = within(await region('열어 둔 화면'));
    expect(await page.findByRole('heading', { level: 2, name: shownCrew.name }), part).toBeTruthy();
  }
});

// covers W1 (docs/coverage-statements.md)
test('the list of notices marks the newest notice with a page and previews that page', async () => {
  await openScreen('/notice');
  const preview = within(await region('미리보기'));
  expect(await preview.findByText('여울')).toBeTruthy();
  expect(currentLine(screen.getByRole('main'))).toEqual([expect.stringContaining('팔로우했어요')]);
});

// covers W5 (docs/coverage-statements.md)
test('the list of notices stays next to the applicants and marks their notice', async () => {
  await openScreen('/notice');
  await userEvent.click(await screen.findByRole('link', { name: /2명이 신청했어요/ }));
  expect(await screen.findByRole('heading', { level: 1, name: '멤버 관리' })).toBeTruthy();
  expect(currentLine(await region('알림 목록'))).toEqual([expect.stringContaining('신청했어요')]);
});
