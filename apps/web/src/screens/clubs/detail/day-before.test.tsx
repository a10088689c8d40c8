import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { seoulTimeOfDay, seoulToday } from '@azit/rules/seoul-clock';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { chatPage, sampleChat } from '#web/testing/sample-chats.ts';
import {
  emptyPage,
  enterAsViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(enterAsViewer);
const joined = { clubMembers: [sampleSeat(viewer, 'CLUB_JOINED')], joinedCount: 2 };

async function openBefore(hours: number, parts: Partial<ClubDetail> = {}) {
  const start = new Date(Date.now() + hours * 3_600_000);
  const meeting = { meetingDate: seoulToday(start), meetingTime: seoulTimeOfDay(start) };
  let club = sampleClub({ ...joined, ...meeting, myConfirmation: 'PENDING', ...parts });
  peer.reply = ({ method, path, body }) => {
    if (method === 'PUT' && path.endsWith('/confirmation')) {
      club = { ...club, myConfirmation: JSON.parse(body).going ? 'GOING' : null };
      return { status: 204 };
    }
    if (path === '/api/clubs/3') return { json: { data: club } };
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
  const router = await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
  return router;
}

const card = () => screen.findByRole('region', { name: /만나요$/ });
const answers = () =>
  peer.seen.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body).going);
const press = async (name: string) =>
  userEvent.click(within(await card()).getByRole('button', { name }));

test('a club page asks for an answer the day before and says until when 못 가요 is free', async () => {
  await openBefore(20);
  expect((await card()).textContent).toMatch(/전에 알려 주면 못\s가도 아지트 온도는 그대로예요\./);
  await press('갈게요');
  expect(await screen.findByText('‘갈게요’로 답했어요')).toBeTruthy();
  expect(answers()).toEqual([true]);
});

test('the question warns that silence loses the seat if the club releases seats', async () => {
  await openBefore(20, { releasesSeats: true });
  expect((await card()).textContent).toMatch(
    /까지 답이 없으면 자리가 기다리는 사람에게 넘어가요\./,
  );
  await press('갈게요');
  await screen.findByText('‘갈게요’로 답했어요');
  expect((await card()).textContent).not.toContain('답이 없으면');
});

// covers G53 (docs/coverage-statements.md)
test('a late 못 가요 shows its cost and is sent only after a second tap', async () => {
  await openBefore(4.5, { lateNo: 'COSTS' });
  expect((await card()).textContent).not.toContain('전에 알려 주면');
  await press('못 가요');
  const question = await screen.findByRole('dialog', { name: '이번에는 못 가나요?' });
  expect(question.textContent).toContain('시작까지 4시간 남았어요.');
  expect(question.textContent).toContain('아지트 온도가 0.3° 내려가요.');
  expect(answers()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: '못 가요' }));
  expect(await screen.findByText('자리를 돌려줬어요. 알려 줘서 고마워요')).toBeTruthy();
  expect(answers()).toEqual([false]);
});

test('the day-before page has one solid button at a time', async () => {
  await openBefore(20);
  const { reply } = peer;
  peer.reply = (sent) =>
    sent.path.startsWith('/api/chats?') ? chatPage([sampleChat()]) : reply(sent);
  const solid = () =>
    [...document.querySelectorAll('[class*="_solid_"]')].map(({ textContent }) => textContent);
  await card();
  await screen.findByRole('link', { name: '채팅방 가기' });
  expect(solid()).toEqual(['갈게요']);
  await press('갈게요');
  await screen.findByText('‘갈게요’로 답했어요');
  await waitFor(() => expect(solid()).toEqual(['채팅방 가기']));
});

test('그대로 갈게요 in the question of a late 못 가요 saves the answer 갈게요', async () => {
  await openBefore(4.5, { lateNo: 'COSTS' });
  await press('못 가요');
  await userEvent.click(await screen.findByRole('button', { name: '그대로 갈게요' }));
  expect(await screen.findByText('‘갈게요’로 답했어요')).toBeTruthy();
  expect(answers()).toEqual([true]);
});

test('the closed question of a late 못 가요 answers nothing', async () => {
  await openBefore(4.5, { lateNo: 'COSTS' });
  await press('못 가요');
  const question = await screen.findByRole('dialog', { name: '이번에는 못 가나요?' });
  fireEvent(question, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(answers()).toEqual([]);
});

test('a late 참여 취소하기 also shows its cost', async () => {
  await openBefore(4.5, { lateNo: 'FREE' });
  await userEvent.click(screen.getByRole('button', { name: '참여 취소하기' }));
  const question = await screen.findByRole('dialog', { name: '참여를 취소할까요?' });
  expect(question.textContent).toContain('올해 처음이라 아지트 온도는 그대로예요.');
});

test('참여 취소하기 on a page opened before the last six hours fetches its cost again', async () => {
  await openBefore(4.5);
  const { reply } = peer;
  const late = sampleClub({ ...joined, lateNo: 'FREE' });
  peer.reply = (sent) => (sent.path === '/api/clubs/3' ? { json: { data: late } } : reply(sent));
  await userEvent.click(screen.getByRole('button', { name: '참여 취소하기' }));
  expect(await screen.findByText(/올해 처음이라 아지트 온도는 그대로예요/)).toBeTruthy();
});

test('a crew member answers 못 가요 with one tap while that costs nothing', async () => {
  await openBefore(20, { myAnswer: true, crew: { crewId: 12, name: '수요일엔 책방' } });
  await press('못 가요');
  expect(await screen.findByText('자리를 돌려줬어요. 알려 줘서 고마워요')).toBeTruthy();
});

test('the answer of a crew member is shown once, in the card of the meeting', async () => {
  const crew = { crewId: 12, name: '수요일엔 책방' };
  await openBefore(20, { myAnswer: true, myConfirmation: 'GOING', crew });
  await card();
  expect(await screen.findByRole('button', { name: '참여 취소하기' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: '답 바꾸기' })).toHaveLength(1);
});

test('after a change on the day before the meeting, the page shows only one question', async () => {
  const fields = { meetingTime: { from: '13:00', to: '14:00' } };
  await openBefore(20, { changes: [{ changedAt: '2026-01-01T03:00:00Z', note: null, fields }] });
  await card();
  expect(screen.getAllByRole('button', { name: '갈게요' })).toHaveLength(1);
});

test('on the day of the meeting one card shows the time, the change and the question', async () => {
  const fields = { meetingTime: { from: '13:00', to: '14:00' } };
  await openBefore(0.1, { changes: [{ changedAt: '2026-01-01T03:00:00Z', note: null, fields }] });
  const text = (await card()).textContent ?? '';
  expect(text).toContain('시간이 바뀌었어요');
  expect(text.match(/오후 2:00/g)).toHaveLength(1);
  expect(screen.getAllByText(/시간이 바뀌었어요$/)).toHaveLength(1);
  expect(screen.queryByRole('region', { name: '오늘 만나는 날이에요' })).toBeNull();
});

test('a changed limit is not in the card that asks, but in a line below it', async () => {
  const fields = { memberLimit: { from: 3, to: 4 } };
  await openBefore(20, { changes: [{ changedAt: '2026-01-01T03:00:00Z', note: null, fields }] });
  expect((await card()).textContent).not.toContain('4명');
  expect(screen.getByText('인원 3명 → 4명')).toBeTruthy();
});

test('a club page shows who comes and how many have not answered', async () => {
  const people = ['GOING', 'GOING', 'PENDING'] as const;
  const others = people.map((confirmation, index) => {
    const member = { ...viewer, memberId: 20 + index, nickname: `책갈피${index}` };
    const seat = sampleSeat(member, 'CLUB_JOINED');
    return { ...seat, clubMemberId: 20 + index, confirmation };
  });
  await openBefore(20, { clubMembers: [...joined.clubMembers, ...others], joinedCount: 5 });
  const list = within(await screen.findByRole('region', { name: '누가 오나요' }));
  expect(list.getByText('책갈피0님 외 1명이 ‘갈게요’로 답했어요')).toBeTruthy();
  expect(list.getByText('1명은 아직 답하지 않았어요')).toBeTruthy();
});

test('a member who took a seat after the day-before question sees no question', async () => {
  await openBefore(20, { myConfirmation: null });
  expect(screen.queryByRole('button', { name: '갈게요' })).toBeNull();
});

/**
 * Serves a link-only club. The server shows such a club only to its members, so its page closes
 * when the member gives up the seat.
 */
async function openByLink() {
  const router = await openBefore(20, { visibility: 'BY_LINK' });
  const { reply } = peer;
  let hasLeft = false;
  peer.reply = (sent) => {
    if (['DELETE', 'PUT'].includes(sent.method)) hasLeft = true;
    return hasLeft && sent.path === '/api/clubs/3' ? refused(404) : reply(sent);
  };
  return async () => {
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await screen.findByRole('tablist', { name: '둘러보기' });
  };
}

test('a member who cancels in a link-only club lands on home with a toast', async () => {
  const arriveOnHome = await openByLink();
  await userEvent.click(screen.getByRole('button', { name: '참여 취소하기' }));
  const question = await screen.findByRole('dialog', { name: '참여를 취소할까요?' });
  expect(question.textContent).toContain('다시 오려면 초대 링크가 필요해요.');
  await userEvent.click(within(question).getByRole('button', { name: '참여 취소하기' }));
  await arriveOnHome();
  expect(await screen.findByText('참여를 취소했어요')).toBeTruthy();
  expect(screen.queryByText('아지트를 찾을 수 없어요.')).toBeNull();
});

test('a member who lost access to a link-only club lands on home with an explanation', async () => {
  const arriveOnHome = await openByLink();
  // The server refuses the next request of the page, as after a removal by the host.
  await press('갈게요');
  await arriveOnHome();
  expect(await screen.findByText(/^더는 볼 수 없는 모임이에요/)).toBeTruthy();
});

test('after 못 가요 in a link-only club, home opens with a toast', async () => {
  const arriveOnHome = await openByLink();
  await press('못 가요');
  const question = await screen.findByRole('dialog', { name: '이번에는 못 가나요?' });
  await userEvent.click(within(question).getByRole('button', { name: '못 가요' }));
  await arriveOnHome();
  expect(await screen.findByText('자리를 돌려줬어요. 알려 줘서 고마워요')).toBeTruthy();
});
