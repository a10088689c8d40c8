import type { Invitation } from '@azit/contract/clubs/invitation.schema';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readInviteKey, rememberInviteKey } from '#web/session/invite-key.ts';
import { takeReturnPath } from '#web/session/login-prompt.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import {
  emptyPage,
  enterAsViewer,
  refused,
  sampleClub,
  sampleSeat,
  viewer,
} from '#web/testing/sample-replies.ts';

const peer = apiPeerPerTest(() => sessionStorage.clear());
const KEY = `5.${'s'.repeat(43)}`;
const link = `/azit/invite/3#key=${KEY}`;

type Replies = { invitation?: Reply; signup?: Reply; enters?: 'CLUB_WAITING' };

/** Serves a link-only club, whose page replies 404 until the application has succeeded. */
function answer(parts: Partial<Invitation>, { invitation, signup, enters }: Replies = {}) {
  let club: Reply = refused(404);
  const seat = sampleSeat(viewer, enters ?? 'CLUB_JOINED');
  const shown = { visibility: 'BY_LINK', admits: true, ...parts } as const;
  peer.reply = ({ path, method }) => {
    if (path === '/api/clubs/3') return club;
    if (path === '/api/clubs/3/invitation')
      return invitation ?? { json: { data: { ...sampleClub(), ...shown } } };
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (method !== 'POST' || !path.endsWith('/signups')) return emptyPage;
    if (signup) return signup;
    club = { json: { data: sampleClub({ clubMembers: [seat], visibility: 'BY_LINK' }) } };
    return { status: 201, json: { data: seat } };
  };
}

const sentKeys = () =>
  peer.seen
    .filter(({ headers }) => headers['x-invite-key'] !== undefined)
    .map(({ path, headers }) => [path, headers['x-invite-key']]);

test('a guest sees who invited, and the invite key is still stored at the login', async () => {
  answer({});
  await openScreen(link);
  expect(await screen.findByText('로그인하거나 가입하면 바로 참여할 수 있어요')).toBeTruthy();
  await userEvent.click(await screen.findByRole('link', { name: '바로 참여하기' }));
  await screen.findByRole('heading', { name: '로그인' });
  expect(takeReturnPath()).toBe('/azit/invite/3');
  expect(readInviteKey(3)).toBe(KEY);
  expect(peer.seen.map(({ path }) => path).join()).not.toContain(KEY);
  expect(sentKeys()[0]).toEqual(['/api/clubs/3/invitation', KEY]);
});

test('a member back from the login joins at once with the stored invite key', async () => {
  enterAsViewer();
  rememberInviteKey(3, KEY);
  answer({});
  const router = await openScreen('/azit/invite/3');
  const join = await screen.findByRole('button', { name: '바로 참여하기' });
  expect(screen.queryByText('가입했어요.')).toBeNull();
  let wasEmpty = false;
  const observer = new MutationObserver(() => {
    wasEmpty ||= document.querySelector('main') === null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(join);
  expect(await screen.findByRole('dialog', { name: '함께하게 됐어요' })).toBeTruthy();
  observer.disconnect();
  expect(wasEmpty).toBe(false);
  expect(screen.getByText('바람결님이 초대했어요')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/azit/detail/3');
  expect(sentKeys().at(-1)).toEqual(['/api/clubs/3/signups', KEY]);
  expect(readInviteKey(3)).toBeUndefined();
});

// covers I6.4, G18 (docs/coverage-statements.md)
test('a guest who wants a seat in a full club returns from login to the invite link', async () => {
  answer({ joinedCount: 5 });
  await openScreen(link);
  await userEvent.click(await screen.findByRole('link', { name: '자리 나면 갈게요' }));
  await screen.findByRole('heading', { name: '로그인' });
  expect(takeReturnPath()).toBe('/azit/invite/3');
  expect(readInviteKey(3)).toBe(KEY);
});

// covers I6.4, G18 (docs/coverage-statements.md)
test('a member with an admitting link enters the queue of a full club at once', async () => {
  enterAsViewer();
  answer({ joinedCount: 5 }, { enters: 'CLUB_WAITING' });
  const router = await openScreen(link);
  expect(await screen.findByText('지금은 자리가 없어서 차례를 기다려요')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: '자리 나면 갈게요' }));
  expect(await screen.findByText('자리를 기다릴게요')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  const sent = peer.seen.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({ memberId: 7, joinAnswer: '', waitlist: true });
  expect(screen.queryByRole('dialog', { name: '함께하게 됐어요' })).toBeNull();
});

test('a member gets the seat that becomes free before the tap on the button', async () => {
  enterAsViewer();
  answer({ joinedCount: 5 });
  await openScreen(link);
  await userEvent.click(await screen.findByRole('button', { name: '자리 나면 갈게요' }));
  expect(await screen.findByRole('dialog', { name: '함께하게 됐어요' })).toBeTruthy();
});

test('a member who entered the queue on another device is redirected to the club page', async () => {
  enterAsViewer();
  const message = '이미 신청한 아지트예요.';
  answer({ joinedCount: 5 }, { signup: refused(409, message) });
  const router = await openScreen(link);
  const join = await screen.findByRole('button', { name: '자리 나면 갈게요' });
  const { reply } = peer;
  const clubMembers = [sampleSeat(viewer, 'CLUB_WAITING')];
  peer.reply = (request) =>
    request.path === '/api/clubs/3'
      ? { json: { data: sampleClub({ clubMembers }) } }
      : reply(request);
  await userEvent.click(join);
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
});

// covers G18 (docs/coverage-statements.md)
test('a link that does not admit opens the join question and the queue of a full club', async () => {
  enterAsViewer();
  answer({ admits: false, joinedCount: 5, joinQuestion: '어디서 알았나요?' });
  await openScreen(link);
  await userEvent.click(await screen.findByRole('link', { name: '자리 나면 갈게요' }));
  await userEvent.type(await screen.findByLabelText('답변'), '친구요.');
  await userEvent.click(screen.getByRole('button', { name: '자리 나면 갈게요' }));
  await screen.findByRole('dialog', { name: '자리를 기다릴게요' });
  expect(sentKeys().at(-1)).toEqual(['/api/clubs/3/signups', KEY]);
});

test('a member who joins by a link sees the club page only with the new club data', async () => {
  enterAsViewer();
  rememberInviteKey(3, KEY);
  const before = sampleClub({ isOnline: 'online', location: null });
  const clubMembers = [sampleSeat(viewer, 'CLUB_JOINED')];
  const after = { ...before, clubMembers, joinedCount: 2, onlineLink: 'https://meet.example/a' };
  const loaded = Promise.withResolvers<void>();
  let hasJoined = false;
  peer.reply = ({ path, method }) => {
    if (method === 'POST' && path.endsWith('/signups')) {
      hasJoined = true;
      return { status: 201, json: { data: clubMembers[0] } };
    }
    if (path === '/api/clubs/3')
      return hasJoined
        ? { json: { data: after }, after: loaded.promise }
        : { json: { data: before } };
    if (path === '/api/clubs/3/invitation') return { json: { data: { ...before, admits: true } } };
    return path === '/api/members/7' ? { json: { data: viewer } } : emptyPage;
  };
  const router = await openScreen('/azit/invite/3');
  await userEvent.click(await screen.findByRole('button', { name: '바로 참여하기' }));
  await waitFor(() => expect(peer.seen.at(-1)?.path).toBe('/api/clubs/3'));
  expect(router.state.location.pathname).toBe('/azit/invite/3');
  loaded.resolve();
  await screen.findByRole('dialog', { name: '함께하게 됐어요' });
  expect(screen.queryByText(/아직 링크를 올리지 않았어요/)).toBeNull();
  expect(screen.getByText(/2 \/ 5명/)).toBeTruthy();
});

test('the celebration appears even if a live event arrives before the response', async () => {
  enterAsViewer();
  answer({});
  const { reply } = peer;
  const answered = Promise.withResolvers<void>();
  peer.reply = (sent) => {
    const result = reply(sent);
    return sent.method === 'POST' ? { ...(result as object), after: answered.promise } : result;
  };
  const router = await openScreen(link);
  await userEvent.click(await screen.findByRole('button', { name: '바로 참여하기' }));
  await waitFor(() => expect(peer.seen.at(-1)?.method).toBe('POST'));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/detail/3'));
  expect(await screen.findByRole('dialog', { name: '함께하게 됐어요' })).toBeTruthy();
  const { key } = router.state.location;
  answered.resolve();
  await waitFor(() => expect(readInviteKey(3)).toBeUndefined());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(router.state.location.key).toBe(key);
  expect(localStorage.getItem('moments')).toBeNull();
});

test.each([
  ['refused', { signup: refused(409, '이미 마감된 아지트예요.') }],
  ['queued', { enters: 'CLUB_WAITING' }],
] as const)('a member who is %s by a link expects no celebration', async (_, replies) => {
  enterAsViewer();
  answer({}, replies);
  await openScreen(link);
  await userEvent.click(await screen.findByRole('button', { name: '바로 참여하기' }));
  await waitFor(() => expect(peer.seen.some(({ method }) => method === 'POST')).toBe(true));
  await screen.findByText(/이미 마감된 아지트예요|자리를 기다릴게요/);
  expect(screen.queryByRole('dialog', { name: '함께하게 됐어요' })).toBeNull();
});

test('an invite link that does not admit opens the application with the join question', async () => {
  enterAsViewer();
  answer({ admits: false, joinQuestion: '어디서 알았나요?' });
  await openScreen(link);
  await userEvent.click(await screen.findByRole('link', { name: '참여 신청하러 가기' }));
  expect(await screen.findByText('어디서 알았나요?')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('답변'), '친구요.');
  await userEvent.click(screen.getByRole('button', { name: '신청 보내기' }));
  await screen.findByRole('dialog', { name: '참여 신청을 보냈어요' });
  expect(sentKeys().at(-1)).toEqual(['/api/clubs/3/signups', KEY]);
});

test.each([
  [{ genderRestriction: 'MALE_ONLY' }, '성별 조건이 맞지 않아 참여할 수 없어요.'],
  [{ birthYearMin: '2000' }, '나이 조건이 맞지 않아 참여할 수 없어요.'],
] as const)(
  'a member excluded by %j sees why and cannot join by an invite link',
  async (parts, why) => {
    enterAsViewer();
    answer(parts);
    await openScreen(link);
    expect(await screen.findByText(why)).toBeTruthy();
    const join = screen.getByRole('button', { name: '바로 참여하기' });
    expect(join.hasAttribute('disabled')).toBe(true);
  },
);

test('a rejected member who opens an invite link reads why the link does not help', async () => {
  enterAsViewer();
  const clubMembers = [{ ...sampleSeat(viewer, 'CLUB_REJECTED'), reasonText: '다음에 만나요.' }];
  peer.reply = ({ path }) =>
    path === '/api/clubs/3' ? { json: { data: sampleClub({ clubMembers }) } } : emptyPage;
  const router = await openScreen(link);
  await screen.findByText('이번에는 함께하지 못해요');
  expect(router.state.location.pathname).toBe('/azit/detail/3');
  expect(screen.getByText(/^초대 링크가 있어도 거절된 지 24시간이 지나야/)).toBeTruthy();
});

test('an ended invite link is shown as ended, and its key is deleted', async () => {
  answer({}, { invitation: refused(410) });
  await openScreen(link);
  expect(await screen.findByText('이 초대 링크는 끝났어요.')).toBeTruthy();
  await waitFor(() => expect(readInviteKey(3)).toBeUndefined());
});

test.each([
  ['with its key in the address', link],
  ['with the stored key', '/azit/invite/3'],
])('an invite link %s that ends before the tap is shown as ended', async (_, path) => {
  enterAsViewer();
  rememberInviteKey(3, KEY);
  const replies: Replies = { signup: refused(410) };
  answer({}, replies);
  await openScreen(path);
  const join = await screen.findByRole('button', { name: '바로 참여하기' });
  answer({}, { ...replies, invitation: refused(410) });
  await userEvent.click(join);
  expect(await screen.findByText(/초대한 사람에게 새 링크를 부탁해 보세요/)).toBeTruthy();
  await waitFor(() => expect(readInviteKey(3)).toBeUndefined());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByText(/초대한 사람에게 새 링크를 부탁해 보세요/)).toBeTruthy();
});

test('a malformed invite key is not sent, and a listed club shows the usual invitation', async () => {
  answer({ visibility: 'LISTED', admits: undefined });
  await openScreen('/azit/invite/3#key=5.short');
  expect(await screen.findByRole('link', { name: '참여 신청하러 가기' })).toBeTruthy();
  expect(sentKeys()).toEqual([]);
});

test('a malformed invite key shows no invitation of a link-only club', async () => {
  answer({}, { invitation: refused(404) });
  await openScreen('/azit/invite/3#key=5.short');
  expect(await screen.findByText('지금은 볼 수 없는 초대장이에요.')).toBeTruthy();
});
