import type { ClubDetail } from '@azit/contract/clubs/club.schema';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { requestResubscribe } from '#web/domain/resubscriptions.ts';
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

const { clubMembers, host } = sampleClub();
const own = (status: Parameters<typeof sampleSeat>[1], more = {}): Partial<ClubDetail> => ({
  clubMembers: [...clubMembers, { ...sampleSeat(viewer, status), ...more }],
  joinedCount: status === 'CLUB_JOINED' ? 2 : 1,
});
const full = { joinedCount: 5, memberLimit: 5 };
const over = { meetingDate: '2020-11-21', phase: 'over', clubStatus: 'CLUB_CLOSED' } as const;

type World = { reviewees?: readonly { nickname: string }[] | null; hasRoom?: boolean };

async function open(parts: Partial<ClubDetail>, { reviewees = [], hasRoom = true }: World = {}) {
  peer.reply = ({ path }) => {
    if (path === '/api/clubs/3') return { json: { data: sampleClub(parts) } };
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path === '/api/reviews/clubs/3/reviewees')
      return reviewees === null ? refused(403) : { json: { data: reviewees } };
    return path.startsWith('/api/chats?') && hasRoom ? chatPage([sampleChat()]) : emptyPage;
  };
  await openScreen('/azit/detail/3');
  await screen.findByRole('heading', { level: 1, name: '아침 산책' });
}

const expectLink = (name: string, href: string) =>
  waitFor(() => expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href));
const closed = (name: string) => screen.findByRole('button', { name });

// covers S4.8, P1.4 (docs/coverage-statements.md)
test('a joined member of a full club sees their own status and 마감 only as a badge', async () => {
  await open({ ...own('CLUB_JOINED'), ...full });
  expect(screen.getByRole('button', { name: '참여 취소하기' })).toBeTruthy();
  await expectLink('채팅방 가기', '/chat/detail?room=11');
  expect(screen.getByText('참여 확정')).toBeTruthy();
  expect(screen.getByText('마감')).toBeTruthy();
  expect(screen.queryByText(/자리가 모두 찼어요|마감된/)).toBeNull();
});

const queue = { position: 1, isApproved: true, needsApproval: true, offerExpiresAt: null };
const approved = {
  ...own('CLUB_WAITING', { queue }),
  ...full,
  waitlist: { length: 1, position: 1 },
};
const offered = { offer: { expiresAt: '2099-11-20T00:00:00Z', isShared: false } };

test.each([
  ['by a new application', {}, '다시 참여하려면 새로 신청해야 해요.'],
  ['at once, as a returning member', { mayRejoin: true }, /바로 다시 참여할 수 있어요/],
  ['at once, as a member of the crew', { myAnswer: true, myConfirmation: 'GOING' }, /바로 다시/],
] as const)('a member who cancels reads that they can come back %s', async (_, parts, text) => {
  await open({ ...own('CLUB_JOINED'), ...parts });
  await userEvent.click(await screen.findByRole('button', { name: '참여 취소하기' }));
  expect((await screen.findByRole('dialog')).textContent).toMatch(text);
});

test.each([
  ['a member with a seat does not read', own('CLUB_JOINED'), false],
  ['an applicant reads', own('CLUB_WAITING'), true],
  ['a returning member does not read', { mayRejoin: true }, false],
  ['a member with an offered seat does not read', offered, false],
  ['a member whom the host has approved does not read', approved, false],
] as const)('%s that the host must accept', async (_who, parts, isShown) => {
  await open(parts);
  const promise = screen.queryByText('호스트가 수락하면 참여할 수 있어요');
  expect(promise !== null).toBe(isShown);
});

// covers S4.8, P1.4 (docs/coverage-statements.md)
test('a waiting applicant of a full club can cancel and sees that a seat may open up', async () => {
  await open({ ...own('CLUB_WAITING'), ...full });
  expect(screen.getByRole('button', { name: '신청 취소하기' })).toBeTruthy();
  expect(screen.getByText(/자리가 나면 호스트가 수락할 수 있어요/)).toBeTruthy();
});

// covers S4.8 (docs/coverage-statements.md)
test.each([
  ['full', full, '자리가 모두 찼어요'],
  ['over', over, '이미 종료된 아지트예요'],
  ['cancelled', { phase: 'cancelled' }, '취소돼서 열리지 않아요'],
] as const)(
  'a viewer outside a club that is %s reads why applying is impossible',
  async (_, parts, sentence) => {
    await open(parts);
    expect(await closed(sentence)).toHaveProperty('disabled', true);
  },
);

test('an undecided application to an ended club shows that the club is over', async () => {
  await open({ ...own('CLUB_WAITING'), ...over });
  expect(await closed('이미 종료된 아지트예요')).toHaveProperty('disabled', true);
});

const watches = () =>
  peer.seen.filter(({ method, path }) => method === 'PUT' && path === '/api/stream/clubs/3');

// covers U1.11 (docs/coverage-statements.md)
test('a viewer outside the club starts to watch the club whenever a stream opens', async () => {
  await open(full);
  await waitFor(() => expect(watches()).toHaveLength(1));
  requestResubscribe();
  await waitFor(() => expect(watches()).toHaveLength(2));
});

// covers U1.11 (docs/coverage-statements.md)
test.each([
  ['a joined member', own('CLUB_JOINED')],
  ['a viewer outside an ended club', over],
])('the page of %s does not watch the club', async (_, parts) => {
  await open(parts);
  requestResubscribe();
  await screen.findByText('소개');
  expect(watches()).toEqual([]);
});

const afterwards = { ...own('CLUB_JOINED'), ...over };

// covers U1.2 (docs/coverage-statements.md)
test('after the meeting the button and the step 후기 link to the review form', async () => {
  await open(afterwards, { reviewees: [host] });
  await expectLink('후기 쓰기', '/review/create/3');
  const steps = within(screen.getByRole('list', { name: '참여 단계' }));
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(['후기']);
  expect(steps.getByRole('link', { name: '후기' }).getAttribute('href')).toBe('/review/create/3');
});

// covers U1.2 (docs/coverage-statements.md)
test.each([
  ['who reviewed everybody', []],
  ['who may not review', null],
])('after the meeting a member %s gets a link to the past messages', async (_, reviewees) => {
  await open(afterwards, { reviewees });
  await expectLink('지난 대화 보기', '/chat/detail?room=11');
  const steps = within(screen.getByRole('list', { name: '참여 단계' }));
  expect(steps.queryByRole('link')).toBeNull();
});

test('a member marked absent gets the past messages instead of reviews', async () => {
  await open({ ...afterwards, myAttendance: 'ABSENT' }, { reviewees: [host] });
  await expectLink('지난 대화 보기', '/chat/detail?room=11');
  expect(screen.queryByRole('link', { name: '후기 쓰기' })).toBeNull();
  expect(screen.queryByRole('list', { name: '참여 단계' })).toBeNull();
  expect(screen.getByText(/열렸어요 · 2명/)).toBeTruthy();
});

test('a member with nothing to review and no room sees that the meeting is over', async () => {
  await open(afterwards, { hasRoom: false });
  expect(await closed('이미 종료된 아지트예요')).toHaveProperty('disabled', true);
});

// covers U1.3 (docs/coverage-statements.md)
test('a rejected applicant sees the host’s reason and a link to similar clubs', async () => {
  const reasonText = '이번에는 자리가 먼저 찼어요.';
  await open(own('CLUB_REJECTED', { reasonText }));
  expect(screen.getByText('이번에는 함께하지 못해요')).toBeTruthy();
  expect(screen.getByText(`“${reasonText}”`)).toBeTruthy();
  await expectLink('비슷한 아지트 보기', '/?tab=category&cl=2');
});

// covers U1.3 (docs/coverage-statements.md)
test('a rejection without a reason shows no quotation', async () => {
  await open(own('CLUB_REJECTED', { reasonText: null }));
  expect(screen.getByText('이번에는 함께하지 못해요')).toBeTruthy();
  expect(screen.queryByText(/“/)).toBeNull();
});

// covers U1.4 (docs/coverage-statements.md)
test('a waiting applicant can read the join question and their own answer', async () => {
  await open(own('CLUB_WAITING', { joinAnswer: '매일 아침 걸어요.' }));
  const callout = screen.getByText('내 답변').parentElement;
  expect(callout?.textContent).toContain('얼마나 자주 걷나요?');
  expect(callout?.textContent).toContain('매일 아침 걸어요.');
});

test.each([
  ['a stranger', {}, true],
  ['a member with a seat', own('CLUB_JOINED'), false],
  ['a member of its crew', { myAnswer: null }, false],
])('whether %s reads that a club of acquainted people welcomes newcomers: $2', async (...row) => {
  const [, parts, isWelcomed] = row;
  await open({ ...parts, firstTimers: { count: 0, of: 4 } });
  expect(await screen.findByText('서로 처음인 사람')).toBeTruthy();
  expect(screen.queryByText('반갑게 맞아 줄 거예요.') !== null).toBe(isWelcomed);
});

test('a rejected member does not read that the club welcomes newcomers', async () => {
  const firstTimers = { count: 1, of: 3 };
  await open({ ...own('CLUB_REJECTED', { reasonText: null }), firstTimers });
  expect(await screen.findByText('이번에는 함께하지 못해요')).toBeTruthy();
  expect(screen.queryByText('서로 처음인 사람')).toBeNull();
});
