import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { forgetPasswordCheck } from '#web/features/auth/model/password-check.ts';
import { rememberReturnPath, takeReturnPath } from '#web/session/login-prompt.ts';
import { readRefreshToken } from '#web/session/storage.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, refused as refusedWith, sampleClub } from '#web/testing/sample-replies.ts';

const member = {
  memberId: 7,
  nickname: '초코',
  email: 'choco@azit.kr',
  profileUrl: '/images/member_profile',
  profileImageName: 'a.webp',
};
const headers = { Authorization: 'Bearer one', Refresh: 'refresh-one' };

const peer = apiPeerPerTest(() => {
  sessionStorage.clear();
  forgetPasswordCheck();
  answerLogin({ json: member, headers });
});

function answerLogin(reply: Reply, providers: unknown[] = []) {
  peer.reply = ({ path }) => (path === '/api/auth/login' ? reply : { json: { data: providers } });
}

function refused(status: number, code: string, message: string): Reply {
  return { status, json: { status, code, message } };
}

async function logIn() {
  await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), 'choco@azit.kr');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'azit(2026)');
  await userEvent.click(screen.getByRole('button', { name: '로그인' }));
}

// covers S5.1 (docs/coverage-statements.md)
test('a login with empty fields shows the required fields and sends nothing', async () => {
  await openScreen('/login');
  await userEvent.click(screen.getByRole('button', { name: '로그인' }));
  expect(await screen.findByText('이메일을 입력해 주세요.')).toBeTruthy();
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
  expect(peer.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

// covers S8.2 (docs/coverage-statements.md)
test.each([
  [refused(401, 'LOGIN_FAILED', '다른 말'), '이메일이나 비밀번호가 맞지 않아요.'],
  [
    refused(500, 'INTERNAL', '다른 말'),
    '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.',
  ],
  [refused(429, 'RATE_LIMITED', '15분 뒤에 다시 시도해 주세요.'), '15분 뒤에 다시 시도해 주세요.'],
])('a refused login shows the reason and keeps the input', async (reply, message) => {
  answerLogin(reply);
  await openScreen('/login');
  await logIn();
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(screen.getByRole('textbox', { name: '이메일' })).toHaveProperty('value', 'choco@azit.kr');
  expect(screen.getByLabelText('비밀번호')).toHaveProperty('value', 'azit(2026)');
  expect(localStorage.getItem('accessToken')).toBeNull();
});

// covers S3.21, P1.2 (docs/coverage-statements.md)
test('a login stores only the session keys and opens the path the guest wanted', async () => {
  rememberReturnPath('/chat?a=b');
  const router = await openScreen('/login');
  await logIn();
  await screen.findByRole('heading', { name: '채팅' });
  expect({ ...localStorage }).toEqual({
    memberId: '7',
    nickname: '초코',
    email: 'choco@azit.kr',
    profileUrl: '/images/member_profile',
    profileName: 'a.webp',
    accessToken: 'Bearer one',
    isLocation: 'false',
  });
  expect(readRefreshToken()).toBe('refresh-one');
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/chat?a=b');
});

function answerInvitation(reply: Reply) {
  rememberReturnPath('/azit/join/3');
  peer.reply = ({ path }) => (path === '/api/clubs/3/invitation' ? reply : { json: { data: [] } });
}

// covers I6.9 (docs/coverage-statements.md)
test('the login of an invited guest shows the club and offers the sign-up first', async () => {
  answerInvitation({ json: { data: sampleClub() } });
  await openScreen('/login');
  const club = await screen.findByRole('region', { name: '함께하려는 아지트' });
  expect(club.textContent).toBe('아침 산책2099년 11월 21일 (토) 오후 2:00');
  const newcomer = screen.getByRole('link', { name: '처음이에요' });
  expect(newcomer.getAttribute('href')).toBe('/signup');
  expect(newcomer.className).toContain('solid');
  expect(screen.getByRole('button', { name: '로그인' }).className).toContain('weak');
  expect(screen.queryByRole('link', { name: '회원가입' })).toBeNull();
});

// covers I6.9 (docs/coverage-statements.md)
test('the login of an invited guest works even if the club cannot be loaded', async () => {
  answerInvitation(refusedWith(404));
  await openScreen('/login');
  expect(await screen.findByRole('link', { name: '처음이에요' })).toBeTruthy();
  await waitFor(() =>
    expect(peer.seen.map(({ path }) => path)).toContain('/api/clubs/3/invitation'),
  );
  expect(screen.queryByRole('region', { name: '함께하려는 아지트' })).toBeNull();
});

test('a logged-in member who opens the login page is redirected to the home page', async () => {
  enterAsViewer();
  const router = await openScreen('/login');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByLabelText('비밀번호')).toBeNull();
});

// covers A2.19 (docs/coverage-statements.md)
test('a login with a temporary password opens the password change and explains why', async () => {
  rememberReturnPath('/chat');
  answerLogin({ json: { ...member, mustChangePassword: true }, headers });
  const router = await openScreen('/login');
  await logIn();
  await screen.findByLabelText('새 비밀번호');
  expect(router.state.location.pathname).toBe('/userpage/resetpw');
  expect(screen.getByText(/임시 비밀번호로 로그인했어요/)).toBeTruthy();
  expect(takeReturnPath(), 'kept for the next login').toBe('/chat');
});

test('the login screen has a button for each configured provider only', async () => {
  answerLogin({}, [{ provider: 'kakao', label: '카카오' }]);
  await openScreen('/login?message=oauth-denied');
  const link = await screen.findByRole('link', { name: '카카오로 계속하기' });
  expect(link.getAttribute('href')).toBe('/api/auth/oauth/kakao');
  expect(screen.getByRole('alert').textContent).toContain('소셜 로그인을 취소했어요.');
});

test('the login screen without providers ignores an unlisted message code in the URL', async () => {
  await openScreen('/login?message=<b>pay here</b>');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('또는')).toBeNull();
});
