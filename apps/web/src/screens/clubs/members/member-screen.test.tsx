import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  enterAsViewer,
  hostedByViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const waiting = { memberId: 8, nickname: '여울' };
const joined = { memberId: 9, nickname: '노을' };
const everybody = [
  sampleSeat(viewer, 'CLUB_JOINED'),
  { ...sampleSeat(waiting, 'CLUB_WAITING'), joinAnswer: '매일 걸어요.' },
  sampleSeat(joined, 'CLUB_JOINED'),
];

let rows = everybody;
const peer = apiPeerPerTest(() => {
  rows = everybody;
  enterAsViewer();
});

async function open(change: Reply) {
  peer.reply = ({ method, path }) => {
    if (method === 'PATCH') return change;
    if (path === '/api/clubs/3/signups') return { json: { data: rows } };
    return { json: { data: sampleClub(hostedByViewer) } };
  };
  await openScreen('/azit/member/3');
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const actions = [
  {
    name: '여울님 수락',
    question: null,
    agree: '',
    call: 'PATCH /api/clubs/3/signups/8 {"status":"CLUB_JOINED"}',
    failed: '참여 신청을 수락하지 못했어요.',
    done: '수락했어요',
  },
  {
    name: '여울님 거절',
    question: '여울님의 신청을 거절할까요?',
    agree: '거절하기',
    call: 'PATCH /api/clubs/3/signups/8 {"status":"CLUB_REJECTED"}',
    failed: '거절하지 못했어요.',
    done: '거절했어요',
  },
  {
    name: '노을님 내보내기',
    question: '노을님을 내보낼까요?',
    agree: '내보내기',
    call: 'PATCH /api/clubs/3/kicks/9',
    failed: '내보내지 못했어요.',
    done: '선택한 멤버를 내보냈어요',
  },
];

async function act({ name, question, agree }: (typeof actions)[number]) {
  await press(name);
  if (question === null) return;
  expect(await screen.findByRole('dialog', { name: question })).toBeTruthy();
  if (agree === '거절하기') await userEvent.click(screen.getByRole('radio', { name: /결과만/ }));
  await press(agree);
}

// covers S8.10 (docs/coverage-statements.md)
test.each(actions)('the action $name that fails shows an error', async (action) => {
  await open(refused(500));
  await act(action);
  expect(await screen.findByRole('alertdialog', { name: action.failed })).toBeTruthy();
});

test('a refused acceptance shows the reason of the server', async () => {
  await open(refused(409, '자리가 모두 찼어요.'));
  await press('여울님 수락');
  const alert = await screen.findByRole('alertdialog');
  expect(alert.textContent).toContain('참여 신청을 수락하지 못했어요.\n자리가 모두 찼어요.');
});

test('the host of a full club cannot accept, sees why and may give it as reason', async () => {
  const others = [11, 12, 13].map((memberId) =>
    sampleSeat({ memberId, nickname: '' }, 'CLUB_JOINED'),
  );
  rows = [...everybody, ...others];
  await open({});
  const accept = await screen.findByRole('button', { name: '여울님 수락' });
  expect(accept).toHaveProperty('disabled', true);
  const reason = document.getElementById(accept.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('자리가 모두 찼어요. 자리가 나면 수락할 수 있어요.');
  await press('여울님 거절');
  expect(await screen.findByRole('radio', { name: '이번에는 자리가 먼저 찼어요' })).toBeTruthy();
});

test('the host of a club whose last seat is offered cannot accept anybody', async () => {
  const others = [11, 12].map((memberId) => sampleSeat({ memberId, nickname: '' }, 'CLUB_JOINED'));
  const queue = {
    position: null,
    isApproved: true,
    needsApproval: true,
    offerExpiresAt: '2099-01-01T00:00:00Z',
  };
  rows = [
    ...everybody,
    ...others,
    { ...sampleSeat({ memberId: 14, nickname: '바다' }, 'CLUB_WAITING'), queue },
  ];
  await open({});
  expect(await screen.findByRole('button', { name: '여울님 수락' })).toHaveProperty(
    'disabled',
    true,
  );
});

// covers S2.42, S7.15, S8.10, P1.7 (docs/coverage-statements.md)
test.each(actions)(
  'the action $name that succeeds is confirmed and refetches the list',
  async (action) => {
    await open({ status: action.call.includes('kicks') ? 204 : 202 });
    await screen.findByText('매일 걸어요.');
    const lists = () => peer.seen.filter(({ path }) => path === '/api/clubs/3/signups').length;
    const before = lists();
    await act(action);
    expect((await screen.findByRole('alert')).textContent).toContain(action.done);
    const sent = peer.seen.find(({ method }) => method === 'PATCH');
    expect(`${sent?.method} ${sent?.path} ${sent?.body}`.trim()).toBe(action.call);
    await waitFor(() => expect(lists()).toBeGreaterThan(before));
  },
);

test('an accepted applicant stays in the list, so that the next button does not shift', async () => {
  const next = sampleSeat({ memberId: 10, nickname: '바다' }, 'CLUB_WAITING');
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  rows = [...everybody.map((row) => ({ ...row, expiresAt })), next];
  await open({ status: 202 });
  const list = await screen.findByRole('list', { name: '신청 대기' });
  const names = () =>
    within(list)
      .getAllByRole('article')
      .map((row) => row.getAttribute('aria-label'));
  expect(names()).toEqual(['여울', '바다']);
  rows = [
    sampleSeat(viewer, 'CLUB_JOINED'),
    sampleSeat(joined, 'CLUB_JOINED'),
    sampleSeat(waiting, 'CLUB_JOINED'),
    next,
  ];
  await press('여울님 수락');
  expect(await within(list).findByText('수락했어요')).toBeTruthy();
  expect(names()).toEqual(['여울', '바다']);
  const deadline = within(list).getByText(/까지$/).closest('p');
  expect(deadline?.style.visibility).toBe('hidden');
  expect(screen.queryByRole('button', { name: '여울님 수락' })).toBeNull();
  expect(screen.getByRole('heading', { name: '신청 대기 1' })).toBeTruthy();
});

test('the last accepted applicant leaves the list of waiting applicants', async () => {
  await open({ status: 202 });
  await screen.findByRole('list', { name: '신청 대기' });
  rows = [viewer, joined, waiting].map((person) => sampleSeat(person, 'CLUB_JOINED'));
  await press('여울님 수락');
  expect(await screen.findByRole('heading', { name: '신청 대기 0' })).toBeTruthy();
  expect(await screen.findByText('기다리는 신청이 없어요.')).toBeTruthy();
});

const joinedNames = async () =>
  within(await screen.findByRole('list', { name: '함께하는 멤버' }))
    .getAllByRole('article')
    .map((row) => row.getAttribute('aria-label'));

test('the members begin with the host, who has a badge and no actions', async () => {
  rows = [sampleSeat(joined, 'CLUB_JOINED'), sampleSeat(viewer, 'CLUB_JOINED')];
  await open({});
  expect(await joinedNames()).toEqual([viewer.nickname, '노을']);
  const host = within(screen.getByRole('article', { name: viewer.nickname }));
  expect(host.getByText('호스트')).toBeTruthy();
  expect(host.queryAllByRole('button')).toEqual([]);
  expect(screen.getAllByText('호스트')).toHaveLength(1);
});

// covers S8.18 (docs/coverage-statements.md)
test('a club without applicants shows a text, and its only member is the host', async () => {
  rows = [sampleSeat(viewer, 'CLUB_JOINED')];
  await open({});
  expect(await screen.findByText('기다리는 신청이 없어요.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '함께하는 멤버 1' })).toBeTruthy();
  expect(await joinedNames()).toEqual([viewer.nickname]);
  expect(screen.getByText('신청 대기').closest('details')).toHaveProperty('open', true);
});

// covers M3.12 (docs/coverage-statements.md)
test('a rejection is sent with the reason that the host chose', async () => {
  await open({ status: 202 });
  await press('여울님 거절');
  const radios = await screen.findAllByRole('radio');
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    '이번에는 처음 오시는 분들과 함께하기로 했어요',
    '날짜를 다시 잡고 있어요',
    '이번 모임과는 결이 조금 달라요',
    '이유 없이 결과만 전해요',
  ]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('button', { name: '거절하기' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('radio', { name: /^이번에는 처음 오시는/ }));
  expect(
    screen.getByText('“이번에는 처음 오시는 분들과 함께하기로 했어요.”라고 전해요.'),
  ).toBeTruthy();
  await press('거절하기');
  await screen.findByText('거절했어요');
  const sent = peer.seen.find(({ method }) => method === 'PATCH');
  expect(sent?.body).toBe('{"status":"CLUB_REJECTED","reason":"BALANCE"}');
});

test('the host sees an applicant’s reputation, meeting count and decade of birth', async () => {
  const applicant = { reputation: 41.3, meetingCount: 3, birthDecade: 1990 };
  rows = [{ ...sampleSeat(waiting, 'CLUB_WAITING'), applicant }];
  await open({});
  expect(await screen.findByText('41.3°')).toBeTruthy();
  expect(screen.getByText('함께한 모임 3번 · 1990년대생')).toBeTruthy();
});

// covers M3.13 (docs/coverage-statements.md)
test('an applicant who attended an earlier meeting is marked as returning', async () => {
  rows = [
    { ...sampleSeat(waiting, 'CLUB_WAITING'), cameBefore: true },
    sampleSeat(joined, 'CLUB_JOINED'),
  ];
  await open({});
  const marks = await screen.findAllByText('지난번에 함께했어요');
  expect(marks.map((mark) => mark.closest('article')?.getAttribute('aria-label'))).toEqual([
    '여울',
  ]);
});

// covers M5.7 (docs/coverage-statements.md)
test('the host can message an applicant and a joined member from the list', async () => {
  await open({ status: 202 });
  expect(await screen.findByRole('button', { name: '여울님에게 메시지' })).toBeTruthy();
  await press('노을님에게 메시지');
  await waitFor(() =>
    expect(peer.seen).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/api/chats/with/9' }),
    ),
  );
});

// covers G18 (docs/coverage-statements.md)
test('the host approves a member in the queue in advance', async () => {
  const queue = { position: 1, isApproved: false, needsApproval: true, offerExpiresAt: null };
  rows = [sampleSeat(viewer, 'CLUB_JOINED'), { ...sampleSeat(waiting, 'CLUB_WAITING'), queue }];
  await open({ status: 204 });
  const list = within(await screen.findByRole('list', { name: '자리 기다림' }));
  expect(list.getByText('1번째')).toBeTruthy();
  expect(screen.getByText('기다리는 신청이 없어요.').closest('details')?.open).toBe(false);
  await press('여울님 미리 수락');
  await waitFor(() =>
    expect(peer.seen.map(({ method, path, body }) => `${method} ${path} ${body}`)).toContain(
      'PUT /api/clubs/3/signups/8/preapproval {"approved":true}',
    ),
  );
});

// covers G22 (docs/coverage-statements.md)
test('an application shows until when the host can decide', async () => {
  const expiresAt = new Date(Date.now() + 60 * 60_000).toISOString();
  rows = [sampleSeat(viewer, 'CLUB_JOINED'), { ...sampleSeat(waiting, 'CLUB_WAITING'), expiresAt }];
  await open({ status: 204 });
  expect(await screen.findByText(/까지$/)).toBeTruthy();
  expect(screen.getByText(/시간이 지나면 신청은 저절로 끝나요/)).toBeTruthy();
});

test('a co-host can accept an applicant but sees no button to remove a member', async () => {
  const { host } = sampleClub();
  peer.reply = ({ path }) =>
    path === '/api/clubs/3/signups'
      ? { json: { data: rows } }
      : { json: { data: sampleClub({ ...hostedByViewer, host, myRole: 'COHOST' }) } };
  await openScreen('/azit/member/3');
  expect(await screen.findByRole('button', { name: '여울님 수락' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '노을님 내보내기' })).toBeNull();
});

test('a rejection of a newcomer offers no reason about newcomers', async () => {
  const applicant = { reputation: 36.5, meetingCount: 0, birthDecade: null };
  rows = [{ ...sampleSeat(waiting, 'CLUB_WAITING'), applicant }];
  await open({ status: 202 });
  await press('여울님 거절');
  expect(await screen.findByRole('radio', { name: '날짜를 다시 잡고 있어요' })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /처음 오시는/ })).toBeNull();
});
