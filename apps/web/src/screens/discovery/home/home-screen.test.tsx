import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { logIn } from '#web/session/session.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { sampleOverview } from '#web/testing/sample-overview.ts';
import { sampleClub } from '#web/testing/sample-replies.ts';
import { HomeScreen } from './home-screen.tsx';

const member = {
  memberId: 7,
  nickname: '초코',
  email: 'a@azit.kr',
  profileUrl: null,
  profileName: null,
};
const nobody = {
  json: { data: [], pageInfo: { page: 1, size: 5, totalElements: 0, totalPages: 0 } },
};

const finished = (...ids: number[]) =>
  ids.map((clubId) => sampleClub({ clubId, clubName: `지난 모임 ${clubId}`, phase: 'over' }));

const peer = apiPeerPerTest(() => {
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, member);
});

function open(overview: Reply) {
  peer.reply = ({ path }) => (path === '/api/members/7/overview' ? overview : nobody);
  show();
}

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: HomeScreen }])} />
    </QueryClientProvider>,
  );
}

function openWith(parts: Parameters<typeof sampleOverview>[0]) {
  open({ json: sampleOverview(parts) });
}

function twoWaiting() {
  const fileInfo = { fileUrl: '/images/default', fileName: 'profile.webp' };
  const applicants = [
    { memberId: 3, nickname: '반짝반짝', fileInfo },
    { memberId: 4, nickname: '바람결', fileInfo },
  ];
  const clubs = [
    { clubId: 5, clubName: '연희동 카페 두 곳만', count: 1, applicants: applicants.slice(0, 1) },
    { clubId: 6, clubName: '한강 달리기', count: 1, applicants: applicants.slice(1) },
  ];
  return { count: 2, clubs };
}

const reviewStrip = () => screen.findByRole('region', { name: '후기를 기다리는 아지트' });
const banner = () => screen.getByText('이번 주말, 같이할 사람을 찾고 있나요?');
const emptyFeed = () => screen.findByText(/아직 추천할 아지트가 없어요/);

// covers S2.16 (docs/coverage-statements.md)
test('the review reminder counts all clubs, lists three and opens the latest', async () => {
  openWith({ reviews: { count: 4, clubs: finished(9, 7, 6) } });
  const link = within(await reviewStrip()).getByRole('link');
  expect(link.getAttribute('href')).toBe('/review/create/9');
  expect(link.textContent).toBe(
    '후기를 기다리는 아지트 4곳: 지난 모임 9, 지난 모임 7, 지난 모임 6',
  );
});

// covers T2.4 (docs/coverage-statements.md)
test('the reminder of waiting applications opens the club that meets first', async () => {
  openWith({ waiting: twoWaiting() });
  const strip = await screen.findByRole('region', { name: '기다리는 신청' });
  const link = within(strip).getByRole('link');
  expect(link.getAttribute('href')).toBe('/azit/member/5');
  expect(link.textContent).toBe('기다리는 신청 2건: 연희동 카페 두 곳만, 한강 달리기');
});

test('the home reminders and the member’s next meeting are loaded with one request', async () => {
  openWith({ waiting: twoWaiting(), reviews: { count: 1, clubs: finished(9) } });
  await reviewStrip();
  await emptyFeed();
  const paths = peer.seen.map(({ path }) => path);
  expect(paths.filter((path) => /overview|waiting|clubs\/\d/.test(path))).toEqual([
    '/api/members/7/overview',
  ]);
});

test('a dismissed reminder stays hidden until the count in the reminder increases', async () => {
  const waitingStrip = () => screen.queryByRole('region', { name: '기다리는 신청' });
  const visit = async (count: number) => {
    cleanup();
    openWith({ waiting: { count, clubs: [] }, reviews: { count: 1, clubs: finished(9) } });
    await reviewStrip();
  };
  await visit(2);
  await userEvent.click(await screen.findByRole('button', { name: '기다리는 신청 치우기' }));
  await waitFor(() => expect(waitingStrip()).toBeNull());
  await visit(2);
  expect(waitingStrip()).toBeNull();
  await visit(1);
  expect(waitingStrip()).toBeNull();
  await visit(2);
  expect(await screen.findByText('2건')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '기다리는 신청 치우기' }));
  await visit(3);
  expect(await screen.findByText('3건')).toBeTruthy();
});

test('the weekend banner is shown only in the tab with recommendations', async () => {
  openWith({});
  const feed = await emptyFeed();
  expect(feed.compareDocumentPosition(banner())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(screen.getByRole('tab', { name: '카테고리별' }));
  await screen.findByRole('radiogroup', { name: '카테고리' });
  expect(screen.queryByText('이번 주말, 같이할 사람을 찾고 있나요?')).toBeNull();
});

test('without recommendations home lists upcoming clubs below a link to interests', async () => {
  const found = { ...nobody.json, data: [sampleClub({ clubId: 12, clubName: '북한산 아침' })] };
  peer.reply = ({ path }) => {
    if (path.endsWith('/overview')) return { json: sampleOverview() };
    return path.includes('upcoming=1') ? { json: found } : nobody;
  };
  show();
  expect(await screen.findByRole('link', { name: '북한산 아침' })).toBeTruthy();
  expect(await emptyFeed()).toBeTruthy();
  expect(screen.getByRole('link', { name: '관심사 고르기' })).toBeTruthy();
});

test('the weekend banner opens the clubs of the coming weekend', async () => {
  openWith({});
  await emptyFeed();
  const { searchParams } = new URL(banner().closest('a')?.href ?? '');
  expect(searchParams.get('tab')).toBe('date');
  expect(searchParams.get('when')).toBe('weekend');
});

test.each<[string, Reply]>([
  ['has nothing to do', { json: sampleOverview() }],
  ['gets an error', { status: 400, json: { status: 400, code: 'X', message: '안 돼요.' } }],
])('a member who %s sees the feed without a card or reminder', async (_, reply) => {
  open(reply);
  expect(await emptyFeed()).toBeTruthy();
  await waitFor(() => expect(peer.seen.some(({ path }) => path.endsWith('overview'))).toBe(true));
  expect(screen.queryByRole('region', { name: '내 모임' })).toBeNull();
  expect(screen.queryByText('후기를 기다리는 아지트')).toBeNull();
});
