import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { expectCelebration } from '#web/domain/pending-celebration.ts';
import { rememberNotified } from '#web/features/clubs/api/notified-members.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat } from '#web/testing/sample-chats.ts';
import {
  emptyPage,
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

function withSeat(status: 'CLUB_WAITING' | 'CLUB_JOINED' | 'CLUB_REJECTED'): Partial<ClubDetail> {
  return { clubMembers: [...sampleClub().clubMembers, sampleSeat(viewer, status)] };
}

async function open(parts: Partial<ClubDetail>) {
  cleanup();
  peer.reply = ({ path }) => {
    if (path === '/api/clubs/3') return { json: { data: sampleClub(parts) } };
    if (path === '/api/members/7') return { json: { data: viewer } };
    return path.startsWith('/api/chats?') ? chatPage([sampleChat()]) : emptyPage;
  };
  const router = await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
  return router;
}

/** A page stores that the application is waiting only after the page has been shown. */
async function openWaiting() {
  await open(withSeat('CLUB_WAITING'));
  await waitFor(() => expect(localStorage.getItem('moments')).toContain('joined 3'));
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// covers L3 (docs/coverage-statements.md)
test('an accepted applicant sees a celebration once, with a link to the room', async () => {
  await openWaiting();
  const router = await open(withSeat('CLUB_JOINED'));
  const celebration = within(await screen.findByRole('dialog', { name: '함께하게 됐어요' }));
  expect(celebration.getByText('호스트가 기다리고 있어요')).toBeTruthy();
  expect(celebration.getByRole('button', { name: '캘린더에 추가' })).toBeTruthy();
  const greet = celebration.getByRole('link', { name: '채팅방에서 인사하기' });
  await waitFor(() => expect(greet.getAttribute('href')).toBe('/chat/detail?room=11'));
  await act(() => router.navigate(-1));
  await noDialog();
  await act(() => router.navigate(1));
  await noDialog();
  expect(router.state.location.pathname).toBe('/azit/detail/3');

  await open(withSeat('CLUB_JOINED'));
  await noDialog();
});

test.each([
  ['rejected', withSeat('CLUB_REJECTED')],
  ['accepted, but the meeting was cancelled', { ...withSeat('CLUB_JOINED'), phase: 'cancelled' }],
] as const)('an applicant who was %s sees no celebration', async (_, parts) => {
  await openWaiting();
  await open(parts);
  await noDialog();
});

test('the host sees a celebration of the first joined member, only once', async () => {
  const [own, other] = [sampleSeat(viewer, 'CLUB_JOINED'), { memberId: 8, nickname: '여울' }];
  const alone = { ...hostedByViewer, clubMembers: [own], joinedCount: 1 };
  await open(alone);
  expect(screen.queryByRole('region', { name: '첫 멤버가 생겼어요' })).toBeNull();
  const joined = { clubMembers: [own, sampleSeat(other, 'CLUB_JOINED')], joinedCount: 2 };
  await open({ ...alone, ...joined });
  const strip = await screen.findByRole('region', { name: '첫 멤버가 생겼어요' });
  expect(strip.textContent).toContain('여울님이 함께해요');
  await open({ ...alone, ...joined });
  expect(screen.queryByRole('region', { name: '첫 멤버가 생겼어요' })).toBeNull();
  await open(alone);
  await open({ ...alone, ...joined });
  expect(screen.queryByRole('region', { name: '첫 멤버가 생겼어요' })).toBeNull();
});

test('the host whose club has filled up since the last visit sees no first member', async () => {
  const people = [8, 9].map((memberId) => ({ memberId, nickname: `멤버${memberId}` }));
  const own = sampleSeat(viewer, 'CLUB_JOINED');
  await open({ ...hostedByViewer, clubMembers: [own], joinedCount: 1 });
  const seats = people.map((person) => sampleSeat(person, 'CLUB_JOINED'));
  await open({ ...hostedByViewer, clubMembers: [own, ...seats], joinedCount: 3 });
  expect(screen.queryByRole('region', { name: '첫 멤버가 생겼어요' })).toBeNull();
});

test.each([
  ['a member with a seat sees a celebration', withSeat('CLUB_JOINED'), 1],
  ['a waiting applicant sees none', withSeat('CLUB_WAITING'), 0],
])('on the day of the meeting %s', async (_, parts, times) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-14T12:00:00+09:00') });
  onTestFinished(() => void vi.useRealTimers());
  const today = { meetingDate: '2026-11-14', meetingTime: '14:00:00' };
  await open({ ...parts, ...today, joinedCount: 3 });
  const find = () => screen.queryAllByRole('region', { name: '오늘 만나는 날이에요' });
  await waitFor(() => expect(find()).toHaveLength(times));
});

test('the host of a reopened club reads how many earlier members were notified', async () => {
  rememberNotified(3, 2);
  onTestFinished(() => sessionStorage.clear());
  expectCelebration('opened', 3);
  await open(hostedByViewer);
  const celebration = await screen.findByRole('dialog', { name: '아지트를 열었어요' });
  expect(celebration.textContent).toContain('함께했던 2명에게 알렸어요.');
});

// covers L4 (docs/coverage-statements.md)
test('the host of a new club sees its link preview and the share options once', async () => {
  expectCelebration('opened', 3);
  const user = userEvent.setup();
  const bannerImage = { fileUrl: '/images/club_banner', fileName: 'walk.webp' };
  const router = await open({ ...hostedByViewer, bannerImage });
  const celebration = within(await screen.findByRole('dialog', { name: '아지트를 열었어요' }));
  const text = '아침 산책 · 2099년 11월 21일 (토) 오후 2:00';
  expect(celebration.getByText(text)).toBeTruthy();
  const card = celebration.getByRole('figure');
  expect(card.textContent).toBe(
    `아침 산책 · 아지트운동/액티비티 · 등산 · 오프라인${window.location.host}`,
  );
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/images/link_preview/walk.jpg');
  await user.click(celebration.getByRole('button', { name: '링크 복사' }));
  const invitation = `${window.location.origin}/azit/invite/3`;
  expect(await navigator.clipboard.readText()).toBe(`${text}\n${invitation}`);
  expect(await screen.findByText('링크를 복사했어요')).toBeTruthy();
  expect(celebration.getByText('주소와 멤버는 초대장에 보이지 않아요')).toBeTruthy();
  await user.click(celebration.getByRole('button', { name: 'QR 보여 주기' }));
  expect(await celebration.findByRole('img', { name: '초대장을 여는 QR 코드' })).toBeTruthy();
  await user.click(celebration.getByRole('button', { name: '나중에 할게요' }));
  await noDialog();
  expect(router.state.location.pathname).toBe('/azit/detail/3');
  await act(() => router.navigate(1));
  await noDialog();
  expect(router.state.location.pathname).toBe('/azit/detail/3');

  await open(hostedByViewer);
  await noDialog();
});
