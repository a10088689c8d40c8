import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
/** Reads after the write get no reply until the test is over. */
function holdReads() {
  const { promise, resolve } = Promise.withResolvers<void>();
  onTestFinished(() => resolve());
  return promise;
}

const { clubMembers } = sampleClub();
const offer = { expiresAt: '2099-11-20T00:00:00.000Z', expiresInMs: 9e9, isShared: false };
const queue = { position: null, isApproved: true, needsApproval: true, offerExpiresAt: null };
const queued: Partial<ClubDetail> = {
  clubMembers: [...clubMembers, { ...sampleSeat(viewer, 'CLUB_WAITING'), queue }],
  offeredCount: 1,
  offer,
};

/** Records whether the introduction of the club was ever hidden. */
function watchPage() {
  const seen = { wasHidden: false };
  const check = () => {
    seen.wasHidden ||= screen.queryByRole('heading', { name: '소개' }) === null;
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { attributes: true, childList: true, subtree: true });
  return seen;
}

// After the write no read is answered, so only the acknowledgement can change the page.
test.each([
  ['a returning member who rejoins', { mayRejoin: true }],
  ['a member who takes an offered seat', queued],
] as const)('the page of %s stays and shows the seat at once', async (_, parts) => {
  const held = holdReads();
  let slow: Partial<Reply> = {};
  peer.reply = ({ method, path }) => {
    if (method === 'PUT' && path.startsWith('/api/clubs/3/')) {
      slow = { after: held };
      return path.endsWith('/offer') ? { json: { data: { answer: 'GOING' } } } : { status: 204 };
    }
    if (path === '/api/clubs/3') return { json: { data: sampleClub(parts) }, ...slow };
    if (path === '/api/members/7') return { json: { data: viewer }, ...slow };
    return { ...emptyPage, ...slow };
  };
  await openScreen('/azit/detail/3');
  const button = await screen.findByRole('button', { name: '갈게요' });
  const page = watchPage();
  await userEvent.click(button);
  expect(await screen.findByText('참여 확정')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull();
  expect(await screen.findByText('함께하게 됐어요')).toBeTruthy();
  expect(page.wasHidden).toBe(false);
});

test('the host sees an acceptance at once, without waiting for the list', async () => {
  const rows = [
    sampleSeat(viewer, 'CLUB_JOINED'),
    sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_WAITING'),
    sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_WAITING'),
  ];
  const held = holdReads();
  let slow: Partial<Reply> = {};
  peer.reply = ({ method, path }) => {
    if (method === 'PATCH') {
      slow = { after: held };
      return { status: 202 };
    }
    if (path === '/api/clubs/3/signups') return { json: { data: rows }, ...slow };
    return { json: { data: sampleClub({ ...hostedByViewer, clubMembers: rows }) }, ...slow };
  };
  await openScreen('/azit/member/3');
  await userEvent.click(await screen.findByRole('button', { name: '여울님 수락' }));
  expect((await screen.findAllByText('수락했어요')).length).toBeGreaterThan(0);
  const joined = screen.getByRole('list', { name: '함께하는 멤버' });
  await waitFor(() => expect(within(joined).getByText('여울')).toBeTruthy());
  expect(screen.queryByRole('button', { name: '여울님 수락' })).toBeNull();
});
