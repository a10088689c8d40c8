import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  sampleSeat,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

test('the member list of a meeting that is over shows who came', async () => {
  const club = { ...hostedByViewer, phase: 'over', clubStatus: 'CLUB_CLOSED' } as const;
  const seat = sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_JOINED');
  const attendance = {
    confirmedAt: '2026-11-14T08:00:00Z',
    closesAt: '2026-11-21T07:00:00Z',
    members: [{ ...seat.member, attendance: 'ABSENT', isFixed: false }],
  };
  peer.reply = ({ path }) => {
    if (path.endsWith('/attendance')) return { json: { data: attendance } };
    return { json: { data: path.endsWith('/signups') ? [seat] : sampleClub(club) } };
  };
  await openScreen('/azit/member/3');
  const mark = await screen.findByText('안 왔어요');
  expect(mark.closest('article')?.getAttribute('aria-label')).toBe('노을');
  const applicants = screen.getByRole('heading', { name: '신청 대기 0' }).closest('details');
  expect(applicants?.open).toBe(false);
});

test('the member list shows each member’s answer to a change', async () => {
  const rows = [
    {
      ...sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED'),
      confirmation: 'GOING',
    },
    {
      ...sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_JOINED'),
      confirmation: 'PENDING',
    },
  ];
  peer.reply = ({ path }) => ({
    json: { data: path.endsWith('/signups') ? rows : sampleClub(hostedByViewer) },
  });
  await openScreen('/azit/member/3');
  const nameAt = async (mark: string) =>
    (await screen.findByText(mark)).closest('article')?.getAttribute('aria-label');
  expect(await nameAt('갈게요')).toBe('여울');
  expect(await nameAt('아직 답하지 않았어요')).toBe('노을');
});
