import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);

const { clubMembers } = sampleClub();
const full = { joinedCount: 5, memberLimit: 5, waitlist: { length: 2, position: null } };
const hour = 60 * 60_000;
/**
 * The page shows whole minutes, so the extra 50 seconds are invisible. They are a margin for a slow
 * machine.
 */
const twoHours = 2 * hour + 50_000;
const inTwoHours = () => new Date(Date.now() + twoHours).toISOString();

function queued(position: number | null, isApproved = true): Partial<ClubDetail> {
  const queue = { position, isApproved, needsApproval: true, offerExpiresAt: null };
  return {
    ...full,
    waitlist: { length: 3, position },
    clubMembers: [...clubMembers, { ...sampleSeat(viewer, 'CLUB_WAITING'), queue }],
  };
}

const offered = (): Partial<ClubDetail> => ({
  ...queued(null),
  offer: { expiresAt: inTwoHours(), isShared: false },
});

async function open(parts: Partial<ClubDetail>, answer: Reply = { status: 204 }) {
  peer.reply = ({ method, path }) => {
    if (method !== 'GET' && !path.startsWith('/api/stream')) return answer;
    if (path === '/api/clubs/3') return { json: { data: sampleClub(parts) } };
    if (path === '/api/members/7') return { json: { data: viewer } };
    return emptyPage;
  };
  await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () =>
  peer.seen
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/clubs'))
    .map(({ method, path, body }) => `${method} ${path} ${body}`);

test.each([
  ['an outsider', {}],
  ['a member with a seat', { clubMembers: [...clubMembers, sampleSeat(viewer, 'CLUB_JOINED')] }],
])('%s reads that the free seat is offered to someone in the queue', async (_who, parts) => {
  await open({ ...full, joinedCount: 4, offeredCount: 1, ...parts });
  expect(await screen.findByText('마감')).toBeTruthy();
  expect(screen.getByText('남은 1자리는 기다리던 분에게 물어보는 중이에요')).toBeTruthy();
});

// covers G18 (docs/coverage-statements.md)
test('a full club shows how many wait and lets the viewer join the queue', async () => {
  const own = sampleSeat(viewer, 'CLUB_WAITING');
  await open(full, { status: 201, json: { data: own } });
  expect(await screen.findByText('5 / 5명 · 2명이 자리를 기다려요')).toBeTruthy();
  expect(screen.getByRole('button', { name: '자리가 모두 찼어요' })).toHaveProperty(
    'disabled',
    true,
  );
  await userEvent.click(screen.getByRole('link', { name: '자리 나면 갈게요' }));
  fill(await screen.findByLabelText('답변'), '매일요.');
  await press('자리 나면 갈게요');
  expect(await screen.findByRole('dialog', { name: '자리를 기다릴게요' })).toBeTruthy();
  expect(sent()).toEqual([
    'POST /api/clubs/3/signups {"memberId":7,"joinAnswer":"매일요.","waitlist":true}',
  ]);
});

test('an applicant of a club that has filled up waits for a seat with the same answer', async () => {
  const own = { ...sampleSeat(viewer, 'CLUB_WAITING'), joinAnswer: '매일요.' };
  await open({ ...full, clubMembers: [...clubMembers, own] }, { status: 201, json: { data: own } });
  await press('자리 나면 갈게요');
  await waitFor(() =>
    expect(sent()).toEqual([
      'POST /api/clubs/3/signups {"memberId":7,"joinAnswer":"매일요.","waitlist":true}',
    ]),
  );
});

test('the page of a full club shows no queue if the server is older and has none', async () => {
  await open({ joinedCount: 5, memberLimit: 5 });
  expect(await screen.findByRole('button', { name: '자리가 모두 찼어요' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '자리 나면 갈게요' })).toBeNull();
});

test('a club whose only free seat is offered to somebody is full', async () => {
  await open({ ...full, joinedCount: 4 });
  expect(await screen.findByRole('link', { name: '자리 나면 갈게요' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '참여 신청하기' })).toBeNull();
});

// covers G18 (docs/coverage-statements.md)
test('a member in the queue sees the position and leaves after a confirmation', async () => {
  await open(queued(3, false));
  expect(await screen.findByRole('heading', { name: '3번째' })).toBeTruthy();
  expect(screen.getByText('지금 내 순서')).toBeTruthy();
  const deadline = screen.getByText(/^12시간 안에/).closest('li');
  expect(deadline?.textContent).toBe('12시간 안에 답하면 돼요. 하루 전부터는 2시간이에요');
  expect(screen.getByText('호스트가 아직 보고 있어요')).toBeTruthy();
  expect(screen.getByText('자리 기다리는 중')).toBeTruthy();
  await press('그만 기다리기');
  expect(await screen.findByText('다시 누르면 맨 뒤에서 기다려요.')).toBeTruthy();
  expect(sent()).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: '그만 기다리기', hidden: true });
  await userEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(sent()).toEqual(['DELETE /api/clubs/3/signups/7 ']));
});

// covers G19 (docs/coverage-statements.md)
test('an offered seat shows the time left and is taken once by a double tap', async () => {
  await open(offered(), { json: { data: { answer: 'GOING' } } });
  expect(await screen.findByRole('heading', { name: '자리가 났어요' })).toBeTruthy();
  expect(screen.getByText('2시간')).toBeTruthy();
  await userEvent.dblClick(screen.getByRole('button', { name: '갈게요' }));
  await waitFor(() => expect(sent()).toEqual(['PUT /api/clubs/3/offer {"accepting":true}']));
});

/** An offer on a device whose clock is `skewMs` ahead of the server's, or behind if negative. */
function offerOnSkewedClock(leftMs: number, skewMs: number): ClubDetail['offer'] {
  const expiresAt = new Date(Date.now() - skewMs + leftMs).toISOString();
  return { expiresAt, expiresInMs: leftMs, isShared: false };
}

// covers G19 (docs/coverage-statements.md)
test('a device that is three hours ahead shows an offer that its own clock has ended', async () => {
  const offer = offerOnSkewedClock(twoHours, 3 * hour);
  await open({ ...offered(), offer });
  expect(await screen.findByText('2시간')).toBeTruthy();
  expect(screen.getByRole('button', { name: '갈게요' })).toBeTruthy();
  expect(screen.queryByText('자리가 다음 사람에게 넘어갔어요')).toBeNull();
});

// covers G19 (docs/coverage-statements.md)
test('on a device that is an hour behind, an offer ends when the server ends it', async () => {
  const left = hour / 6;
  const offer = offerOnSkewedClock(left, -hour);
  await open({ ...offered(), offer });
  await screen.findByRole('button', { name: '갈게요' });
  const fetched = peer.seen.length;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + left });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event('visibilitychange'));
  const ended = await screen.findByRole('button', { name: '자리가 다음 사람에게 넘어갔어요' });
  expect(ended).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull();
  const paths = () => peer.seen.slice(fetched).map(({ path }) => path);
  await waitFor(() => expect(paths()).toContain('/api/clubs/3'));
});

// covers G19 (docs/coverage-statements.md)
test('accepting an offer that has passed to the next member shows the reason', async () => {
  await open(offered(), refused(409, '자리가 다음 사람에게 넘어갔어요.', 'OFFER_GONE'));
  await press('갈게요');
  expect(await screen.findByText(/자리가 다음 사람에게 넘어갔어요\./)).toBeTruthy();
});

// covers G19 (docs/coverage-statements.md)
test('shortly before the start an offer says that the first answer takes the seat', async () => {
  const shared = { expiresAt: inTwoHours(), isShared: true, sharedWith: 2 };
  await open({ ...offered(), offer: shared });
  expect(await screen.findByRole('heading', { name: '곧 시작하는 자리가 났어요' })).toBeTruthy();
  expect(screen.getByText('답 기다려요')).toBeTruthy();
  expect(screen.getByText('기다리는 2명에게 함께 알렸어요.')).toBeTruthy();
  expect(screen.getByText('먼저 답한 사람이 가요.')).toBeTruthy();
});

test('an offer to the only member in the queue does not say how many people wait', async () => {
  const shared = { expiresAt: inTwoHours(), isShared: true, sharedWith: 1 };
  await open({ ...offered(), offer: shared });
  expect(await screen.findByText('시작 전에 답하면 갈 수 있어요.')).toBeTruthy();
  expect(screen.queryByText(/함께 알렸어요/)).toBeNull();
});

test.each([
  [2, '먼저 답한 사람이 가요'],
  [20, '2시간 안에 답하면 돼요'],
  [30, '12시간 안에 답하면 돼요.'],
])('%i hours before the start the queue says how long an offer lasts', async (hours, text) => {
  const start = new Date(Date.now() + hours * hour);
  const meeting = { meetingDate: seoulToday(start), meetingTime: seoulTimeOfDay(start) };
  await open({ ...queued(1), ...meeting });
  expect(await screen.findByText(text)).toBeTruthy();
});
