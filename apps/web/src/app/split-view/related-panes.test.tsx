import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { makeWindow, openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat } from '#web/testing/sample-chats.ts';
import { hostedCrew } from '#web/testing/sample-crews.ts';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  viewer,
} from '#web/testing/sample-replies.ts';

const club = sampleClub({ ...hostedByViewer, clubId: 3, clubName: '아침 산책' });
const crew = hostedCrew();
const pageInfo = { page: 1, size: 5, totalElements: 2, totalPages: 1 };
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
  peer.reply = ({ method, path }) => {
    if (path === '/api/clubs/3') return { json: { data: club } };
    if (path === `/api/crews/${crew.crewId}`) return { json: { data: crew } };
    if (/^\/api\/members\/\d\/clubs\/\d/.test(path)) return { json: [] };
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path === '/api/members/8')
      return { json: { data: { ...viewer, memberId: 8, nickname: '여울' } } };
    if (/^\/api\/clubs\/(recommend|category|date|search)/.test(path))
      return { json: { data: [club], pageInfo } };
    if (path.startsWith('/api/chats?')) return chatPage([sampleChat({ roomId: 5 })]);
    if (path.startsWith('/api/notices?')) return { json: { data: notices, pageInfo } };
    return method === 'GET' ? emptyPage : { status: 204 };
  };
});
beforeEach(() => makeWindow(1280));
afterEach(() => makeWindow(390));

const region = (name: string) => screen.findByRole('region', { name });
const currentLine = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);

// covers W5 (docs/coverage-statements.md)
test('home stays next to pages opened from the own profile after a visit to the rooms', async () => {
  const router = await openScreen('/chat');
  await userEvent.click(await screen.findByRole('link', { name: '프로필' }));
  expect(await region('아지트 목록')).toBeTruthy();
  for (const path of [`/crew/${crew.crewId}`, '/userpage/8']) {
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
    await act(() => router.navigate(`/crew/${crew.crewId}/${part}`));
    const page = within(await region('열어 둔 화면'));
    expect(await page.findByRole('heading', { level: 2, name: crew.name }), part).toBeTruthy();
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
