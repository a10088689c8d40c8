import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import {
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const clubMembers = [
  sampleSeat(viewer, 'CLUB_JOINED'),
  sampleSeat({ memberId: 8, nickname: '여울' }, 'CLUB_JOINED'),
  sampleSeat({ memberId: 9, nickname: '노을' }, 'CLUB_WAITING'),
];
// Only the minimum birth year is set. The page does not show the birth years and must not report
// the missing maximum.
const club = sampleClub({ ...hostedByViewer, clubMembers, joinedCount: 2, birthYearMin: '1990' });

const peer = apiPeerPerTest(enterAsViewer);
let router: Awaited<ReturnType<typeof openScreen>>;

async function open(shown = club, change: Reply = { status: 201, json: { data: club } }) {
  peer.reply = ({ method }) => (method === 'POST' ? change : { json: { data: shown } });
  router = await openScreen('/azit/change/3');
}

// A meeting may be moved by at most a year.
beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2098-12-31T12:00:00Z') }),
);
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const submit = () => screen.findByRole('button', { name: '바꾸고 2명에게 알리기' });
const changes = () => peer.seen.filter(({ method }) => method === 'POST');

// covers M3.16 (docs/coverage-statements.md)
test('without changes, the form counts affected members and disables the submit button', async () => {
  await open();
  expect(await submit()).toHaveProperty('disabled', true);
  expect(screen.getByText('바뀐 곳이 없어요')).toBeTruthy();
  expect(screen.getByText('함께하는 1 · 기다리는 1')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '이렇게 알려요' })).toBeNull();
});

// covers M3.16 (docs/coverage-statements.md)
test('a changed day is previewed and sent without the unchanged fields', async () => {
  await open();
  const button = await submit();
  fill(screen.getByLabelText('날짜'), '2099-11-23');
  fill(screen.getByLabelText('바꾸는 이유 선택'), '비가 온대요.');
  expect(await screen.findByText('지금은 2099년 11월 21일 (토)')).toBeTruthy();
  const notified = within(screen.getByRole('region', { name: '이렇게 알려요' }));
  expect(notified.getByText('일정이 바뀌었어요. 그래도 갈까요?')).toBeTruthy();
  expect(notified.getByText('2099년 11월 21일 (토) 오후 2:00')).toBeTruthy();
  expect(notified.getByText(/^2099년 11월 23일 .* 오후 2:00$/)).toBeTruthy();
  expect(notified.getByText('“비가 온대요.”')).toBeTruthy();
  await userEvent.click(button);
  await screen.findByText('바꾸고 2명에게 알렸어요');
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  expect(changes().map(({ path, body }) => `${path} ${body}`)).toEqual([
    '/api/clubs/3/changes {"meetingDate":"2099-11-23","note":"비가 온대요."}',
  ]);
});

test('after a change, the club page shows the new day while it refetches', async () => {
  const moved = { ...club, meetingDate: '2099-11-23' };
  await open();
  const button = await submit();
  fill(screen.getByLabelText('날짜'), moved.meetingDate);
  await screen.findByText('지금은 2099년 11월 21일 (토)');
  const never = new Promise<never>(() => undefined);
  peer.reply = ({ method }) =>
    method === 'POST' ? { status: 201, json: { data: moved } } : { after: never };
  await userEvent.click(button);
  await screen.findByText('바꾸고 2명에게 알렸어요');
  expect((await screen.findAllByText(/11월 23일/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/11월 21일/)).toBeNull();
});

test('a refused change shows that no one was notified and keeps the input', async () => {
  await open(club, refused(422, '이미 시작한 아지트예요.'));
  const button = await submit();
  fill(screen.getByLabelText('시작'), '16:00');
  await userEvent.click(button);
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain(
    '바꾸지 못했어요. 아직 아무에게도 알리지 않았어요.\n이미 시작한 아지트예요.',
  );
  expect(screen.getByLabelText('시작')).toHaveProperty('value', '16:00');
  expect(router.state.location.pathname).toBe('/azit/change/3');
});

test('a change without a response does not claim that no one was notified', async () => {
  await open();
  const button = await submit();
  fill(screen.getByLabelText('시작'), '16:00');
  await screen.findByText('지금은 오후 2:00');
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await userEvent.click(button);
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('인터넷 연결을 확인해 주세요.');
  expect(alert.textContent).not.toContain('알리지 않았어요');
});

test('a past day or a note that is too long cannot be sent', async () => {
  await open();
  const button = await submit();
  fill(screen.getByLabelText('날짜'), '2020-01-01');
  expect(await screen.findByText('날짜 칸을 확인해 주세요')).toBeTruthy();
  fill(screen.getByLabelText('날짜'), '2099-11-23');
  fill(screen.getByLabelText('바꾸는 이유 선택'), '가'.repeat(129));
  expect(await screen.findByText('바꾸는 이유 칸을 확인해 주세요')).toBeTruthy();
  expect(button).toHaveProperty('disabled', true);
});

// covers M3.16 (docs/coverage-statements.md)
test('leaving the page with an unsent change shows a prompt', async () => {
  await open();
  await submit();
  await userEvent.click(screen.getByRole('radio', { name: '3시간' }));
  await screen.findByText('지금은 2시간');
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/azit/change/3');
});

test('a reloaded change page keeps the unsent change', async () => {
  await open();
  await submit();
  fill(screen.getByLabelText('날짜'), '2099-11-23');
  fill(screen.getByLabelText('바꾸는 이유 선택'), '비가 온대요.');
  await screen.findByText('지금은 2099년 11월 21일 (토)');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ]);
  await open();
  expect(await submit()).toHaveProperty('disabled', false);
  expect(screen.getByLabelText('날짜')).toHaveProperty('value', '2099-11-23');
  expect(screen.getByLabelText('바꾸는 이유 선택')).toHaveProperty('value', '비가 온대요.');
});

test('a club without applicants is changed without notifying anyone', async () => {
  await open(sampleClub(hostedByViewer));
  fill(await screen.findByLabelText('아지트 이름'), '저녁 산책');
  await userEvent.click(await screen.findByRole('button', { name: '바꾸기' }));
  expect(await screen.findByText('아지트를 바꿨어요')).toBeTruthy();
});

test('the change page of a cancelled club links to the club instead of showing a form', async () => {
  await open(sampleClub({ ...hostedByViewer, phase: 'cancelled' }));
  expect(await screen.findByText('취소돼서 열리지 않아요.')).toBeTruthy();
  const look = screen.getByRole('link', { name: '아지트 보기' });
  expect(look.getAttribute('href')).toBe('/azit/detail/3');
});

test('a changed name notifies members but does not require a new confirmation', async () => {
  await open();
  const note = await screen.findByText('2명에게 알리고 다시 갈지 물어봐요.');
  fill(screen.getByLabelText('아지트 이름'), '저녁 산책');
  expect(note.textContent).toBe('2명에게 알려요.');
  expect(screen.getByRole('region', { name: '이렇게 알려요' }).textContent).not.toContain('갈까요');
});
