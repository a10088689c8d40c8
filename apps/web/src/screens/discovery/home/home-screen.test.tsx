import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { logIn } from '#web/session/session.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
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
  const host = {
    memberId: 1,
    nickname: '호스트',
    fileInfo: { fileUrl: '/images/default', fileName: 'profile.webp' },
  };
  return {
    clubMemberId: clubId,
    clubMemberStatus: 'CLUB_JOINED',
    isHost: false,
    isHidden: false,
    isReviewed,
    clubInfoResponse: {
      clubId,
      clubName: `지난 모임 ${clubId}`,
      clubInfo: '함께했어요.',
      bannerImage: { fileUrl: '/images/default', fileName: 'banner.webp' },
      categorySmall: { categorySmallId: 1, categoryName: '전시', categoryLargeId: 1 },
      isOnline: 'online',
      location: null,
      area: null,
      meetingDate: '2026-11-10',
      meetingTime: '19:00:00',
      durationMinutes: 120,
      fee: 0,
      memberLimit: 5,
      clubStatus: 'CLUB_CLOSED',
      phase: 'over',
      host,
      participantList: [],
    },
  };
}

const peer = apiPeerPerTest(() => {
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, member);
});

function open(activity: Reply) {
  peer.reply = ({ path }) => (path === '/api/members/7/clubs/2' ? activity : nobody);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', Component: HomeScreen }])} />
    </QueryClientProvider>,
  );
}

// covers S2.16
test('the strip shows at most three finished clubs and none that is reviewed', async () => {
  open({
    json: [finished(9, false), finished(8, true), ...[7, 6, 5].map((id) => finished(id, false))],
  });
  const strip = await screen.findByRole('region', { name: '후기를 기다리는 아지트' });
  const links = within(strip).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/review/create/9',
    '/review/create/7',
    '/review/create/6',
  ]);
  expect(links[0]?.textContent).toContain('지난 모임 9');
});

test.each<[string, Reply]>([
  ['nothing is left to review', { json: [finished(8, true)] }],
  ['the member has no past', { json: [] }],
  [
    'the list cannot be had',
    { status: 400, json: { status: 400, code: 'X', message: '안 돼요.' } },
  ],
])('where %s there is no strip, and the feed is shown', async (_, reply) => {
  open(reply);
  expect(await screen.findByText(/아직 추천할 아지트가 없어요/)).toBeTruthy();
  await waitFor(() => expect(peer.seen.some(({ path }) => path.endsWith('/clubs/2'))).toBe(true));
  expect(screen.queryByText('후기를 기다리는 아지트')).toBeNull();
});
