import { DEFAULT_BANNER_FILE } from '@azit/contract/images/image.rule';
import type { Notice } from '@azit/contract/notices/notice.schema';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const change = (noticeId: number, parts: Partial<Notice> = {}): Notice => ({
  noticeId,
  kind: 'CLUB_CHANGED',
  text: '일정이 바뀌었어요. 그래도 갈까요?',
  detail: '11월 20일 (금) 오후 2:00 → 11월 21일 (토) 오후 3:00',
  clubId: 3,
  clubName: '아침 산책',
  clubImage: DEFAULT_BANNER_FILE,
  memberId: null,
  actors: [],
  count: 1,
  link: '/azit/detail/3',
  myConfirmation: 'PENDING',
  createdAt: '2099-11-14T03:00:00Z',
  readAt: null,
  ...parts,
});

// covers M3.27 (docs/coverage-statements.md)
test('a member who came last time joins a reopened club from the inbox', async () => {
  let notice = change(9, {
    kind: 'CLUB_OPENED_AGAIN',
    text: '함께했던 모임이 다시 열렸어요',
    detail: '11월 21일 (토) 오후 3:00',
    myConfirmation: null,
    mayRejoin: true,
  });
  peer.reply = ({ method, path }) => {
    if (path === '/api/clubs/3/rejoin') notice = { ...notice, mayRejoin: false };
    if (method !== 'GET') return { status: 204 };
    const pageInfo = { page: 1, size: 20, totalElements: 1, totalPages: 1 };
    return path.startsWith('/api/notices?')
      ? { json: { data: [notice], pageInfo } }
      : { json: { data: { unread: 1 } } };
  };
  await openScreen('/notice');
  await userEvent.dblClick(await screen.findByRole('button', { name: '갈게요' }));
  expect(await screen.findByText('함께하게 됐어요')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull());
  const paths = peer.seen.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  expect(paths.filter((path) => path !== '/api/notices/seen')).toEqual([
    '/api/clubs/3/rejoin',
    '/api/notices/read',
  ]);
});

// covers M3.22 (docs/coverage-statements.md)
test('the inbox has one question per changed club; an answer marks the change as read', async () => {
  let notices = [change(9), change(8), change(7, { clubId: 4, myConfirmation: null })];
  peer.reply = ({ method, path }) => {
    if (path === '/api/clubs/3/confirmation') {
      notices = notices.map((notice) =>
        notice.clubId === 3 ? { ...notice, myConfirmation: 'GOING' } : notice,
      );
    }
    if (method !== 'GET') return { status: 204 };
    const pageInfo = { page: 1, size: 20, totalElements: 3, totalPages: 1 };
    return path.startsWith('/api/notices?')
      ? { json: { data: notices, pageInfo } }
      : { json: { data: { unread: 3 } } };
  };
  await openScreen('/notice');
  expect(await screen.findAllByRole('link', { name: /그래도 갈까요/ })).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: '못 가요' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '갈게요' }));
  expect(await screen.findByText('‘갈게요’로 답했어요')).toBeTruthy();
  const writes = () =>
    peer.seen.filter(({ method, path }) => method === 'PUT' && path !== '/api/notices/seen');
  await vi.waitFor(() => expect(writes()).toHaveLength(2));
  expect(writes().map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    ['/api/clubs/3/confirmation', { going: true, seenAt: '2099-11-14T03:00:00Z' }],
    ['/api/notices/read', { upTo: 9, only: true }],
  ]);
});
