import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { emptyPage, enterAsViewer, viewer } from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const path = `/userpage/temperature/${viewer.memberId}`;
const profile = { ...viewer, reputation: 36.6 };
const summary = { reputation: 36.6, reviews: 0, attended: 0.1, slips: 0, attendedThisMonth: 1 };
const attended = {
  at: '2026-11-11T11:00:00.000Z',
  kind: 'ATTENDED',
  delta: 0.1,
  note: null,
  clubId: 7,
  clubName: '단편 하나',
  reviewCount: null,
  praise: null,
  hoursBefore: null,
};

function replyWith(count: number, totalPages = 1) {
  peer.reply = ({ path: requested }) => {
    if (requested === `/api/members/${viewer.memberId}`) return { json: { data: profile } };
    if (!requested.includes('/reputation-events')) return emptyPage;
    const page = Number(/page=(\d+)/.exec(requested)?.[1] ?? 1);
    const data = Array.from({ length: count }, (_, index) => ({
      ...attended,
      eventId: page * 100 + index,
    }));
    const pageInfo = { page, size: 20, totalElements: count * totalPages, totalPages };
    return { json: { data, pageInfo, summary } };
  };
}

// covers G42 (docs/coverage-statements.md)
test('the temperature page shows the temperature, its sums and the ledger entries', async () => {
  replyWith(1);
  await openScreen(path);
  expect(await screen.findByRole('heading', { name: '왜 36.6°인가요' })).toBeTruthy();
  expect(await screen.findByText('36.5°에서 0.1° 올랐어요')).toBeTruthy();
  expect(screen.getByText('이번 달 1번 · 한 달에 다섯 번까지 올라요')).toBeTruthy();
  expect(await screen.findByText('함께했어요')).toBeTruthy();
  expect(screen.getByText('11일 · 단편 하나')).toBeTruthy();
});

test('the button 더 보기 requests the next page of ledger entries', async () => {
  replyWith(1, 2);
  await openScreen(path);
  await userEvent.click(await screen.findByRole('button', { name: '더 보기' }));
  const requested = () =>
    peer.seen.filter((request) => request.path.includes('/reputation-events'));
  await expect.poll(() => requested().length).toBe(2);
});

test('a member without ledger entries reads that everyone starts at 36.5 degrees', async () => {
  replyWith(0);
  await openScreen(path);
  expect(await screen.findByText('모두 36.5°에서 시작해요.')).toBeTruthy();
});

test('a ledger that cannot be loaded shows an error', async () => {
  peer.reply = ({ path: requested }) => {
    if (!requested.includes('/reputation-events')) return { json: { data: profile } };
    return { status: 400, json: { status: 400, code: 'X', message: '안 돼요.' } };
  };
  await openScreen(path);
  expect(await screen.findByText('기록을 불러오지 못했어요.')).toBeTruthy();
});

test('the viewer’s own thermometer links to the page that explains it', async () => {
  replyWith(1);
  await openScreen(`/userpage/${viewer.memberId}`);
  const header = within(await screen.findByRole('region', { name: '프로필 정보' }));
  expect(header.getByRole('link', { name: /온도/ }).getAttribute('href')).toBe(path);
});
