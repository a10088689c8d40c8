import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { makeWindow, openScreen } from '#web/testing/open-screen.tsx';
import { replyToPages, shownCrew } from '#web/testing/sample-pages.ts';
import {
  enterAsViewer,
  hostedByViewer,
  sampleClub,
  sampleSeat,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
beforeEach(() => makeWindow(1280));
afterEach(() => makeWindow(390));

const people = [
  sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED'),
  sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_JOINED'),
];
const over = { phase: 'over', clubStatus: 'CLUB_CLOSED', meetingDate: '2026-11-14' } as const;

// covers W5 (docs/coverage-statements.md)
test('a crew founded in the pane beside the list invites the chosen members and opens', async () => {
  const candidates = people.map(({ member }) => ({ member, metCount: 1, askableFrom: null }));
  peer.reply = (request) => {
    const { method, path } = request;
    if (method === 'POST' && path === '/api/crews')
      return { status: 201, json: { data: shownCrew } };
    if (path === '/api/clubs/3/crew-candidates') return { json: { data: candidates } };
    if (path === '/api/clubs/3/signups') return { json: { data: people } };
    if (path === '/api/clubs/3/attendance')
      return {
        json: { data: { confirmedAt: null, closesAt: '2026-11-21T07:00:00Z', members: [] } },
      };
    if (path !== '/api/clubs/3') return replyToPages(request);
    const club = { ...hostedByViewer, ...over, joinedCount: 3, attendance: 'CONFIRMED' } as const;
    return { json: { data: sampleClub(club) } };
  };
  const router = await openScreen('/azit/member/3');
  const page = within(await screen.findByRole('region', { name: '열어 둔 화면' }));
  await userEvent.click(await page.findByRole('checkbox', { name: /노을/ }));
  await userEvent.click(await page.findByRole('button', { name: '1명과 크루 만들기' }));
  await userEvent.click(await screen.findByRole('button', { name: '크루 만들고 1명 초대하기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/crew/${shownCrew.crewId}`));
  const sent = peer.seen.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '{}').memberIds).toEqual([8]);
  expect((await screen.findByRole('alert')).textContent).toContain('크루를 만들었어요');
});
