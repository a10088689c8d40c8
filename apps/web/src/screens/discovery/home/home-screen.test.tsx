import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { logIn, logOut } from '#web/session/session.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { sampleParticipation } from '#web/testing/sample-participation.ts';
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

function finished(clubId: number, isReviewed: boolean) {
  const entry = sampleParticipation(clubId, { isReviewed }, 'over');
  const club = { ...entry.clubInfoResponse, clubId, clubName: `지난 모임 ${clubId}` };
  return { ...entry, clubInfoResponse: club };
}

const peer = apiPeerPerTest(() => {
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, member);
});

const noneWaiting = { json: { data: { count: 0, clubs: [] } } };

function open(activity: Reply, waiting: Reply = noneWaiting) {
  peer.reply = ({ path }) => {
    if (path === '/api/members/7/clubs/2') return activity;
    return path === '/api/applications/waiting' ? waiting : nobody;
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: HomeScreen }])} />
    </QueryClientProvider>,
  );
}

function makeWaiting(count: number): Reply {
  return { json: { data: { count, clubs: [] } } };
}

function twoWaiting(): Reply {
  const fileInfo = { fileUrl: '/images/default', fileName: 'profile.webp' };
  const applicants = [
    { memberId: 3, nickname: '반짝반짝', fileInfo },
    { memberId: 4, nickname: '바람결', fileInfo },
  ];
  const clubs = [
    { clubId: 5, clubName: '연희동 카페 두 곳만', count: 1, applicants: applicants.slice(0, 1) },
    { clubId: 6, clubName: '한강 달리기', count: 1, applicants: applicants.slice(1) },
  ];
  return { json: { data: { count: 2, clubs } } };
}

const reviewStrip = () => screen.findByRole('region', { name: '후기를 기다리는 아지트' });
const banner = () => screen.getByText('이번 주말, 같이할 사람을 찾고 있나요?');
const emptyFeed = () => screen.findByText(/아직 추천할 아지트가 없어요/);

// covers S2.16
test('the review reminder counts up to three finished clubs and opens the last one', async () => {
  open({
    json: [finished(9, false), finished(8, true), ...[7, 6, 5].map((id) => finished(id, false))],
  });
  const link = within(await reviewStrip()).getByRole('link');
  expect(link.getAttribute('href')).toBe('/review/create/9');
  expect(link.textContent).toBe(
    '후기를 기다리는 아지트 3곳: 지난 모임 9, 지난 모임 7, 지난 모임 6',
  );
});

// covers T2.4
test('the reminder of waiting applications opens the club that meets first', async () => {
  open({ json: [] }, twoWaiting());
  const strip = await screen.findByRole('region', { name: '기다리는 신청' });
  const link = within(strip).getByRole('link');
  expect(link.getAttribute('href')).toBe('/azit/member/5');
  expect(link.textContent).toBe('기다리는 신청 2건: 연희동 카페 두 곳만, 한강 달리기');
});

test('a dismissed reminder stays hidden until its count increases', async () => {
  const waitingStrip = () => screen.queryByRole('region', { name: '기다리는 신청' });
  const visit = async (count: number) => {
    cleanup();
    open({ json: [finished(9, false)] }, makeWaiting(count));
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

test('the banner is in the list below a reminder and on top without one', async () => {
  open({ json: [] }, twoWaiting());
  await screen.findByRole('region', { name: '기다리는 신청' });
  const feed = await emptyFeed();
  expect(feed.compareDocumentPosition(banner())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  logOut();
  logIn({ accessToken: 'Bearer b', refreshToken: 's' }, member);
  open({ json: [] });
  expect((await emptyFeed()).compareDocumentPosition(banner())).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
});

test('the banner opens the clubs of the coming weekend', async () => {
  open({ json: [] });
  await emptyFeed();
  const { searchParams } = new URL(banner().closest('a')?.href ?? '');
  expect(searchParams.get('tab')).toBe('date');
  expect(searchParams.get('when')).toBe('weekend');
});

test('the layout uses the counts of the last visit before the server responds', async () => {
  open({ json: [finished(9, false)] }, twoWaiting());
  await reviewStrip();
  cleanup();
  const never = { after: new Promise(() => {}) };
  open(never, never);
  const feed = await emptyFeed();
  expect(feed.compareDocumentPosition(banner())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each<[string, Reply]>([
  ['nothing is left to review', { json: [finished(8, true)] }],
  ['the member has no past', { json: [] }],
  [
    'the list cannot be had',
    { status: 400, json: { status: 400, code: 'X', message: '안 돼요.' } },
  ],
])('if %s the feed is shown without a reminder', async (_, reply) => {
  open(reply);
  expect(await emptyFeed()).toBeTruthy();
  await waitFor(() => expect(peer.seen.some(({ path }) => path.endsWith('/clubs/2'))).toBe(true));
  expect(screen.queryByText('후기를 기다리는 아지트')).toBeNull();
});
