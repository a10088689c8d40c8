import { seoulToday } from '@azit/rules/seoul-clock';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clearSignUp } from '#web/features/members/model/sign-up-draft.ts';
import { rememberInviteKey } from '#web/session/invite-key.ts';
import { rememberReturnPath } from '#web/session/login-prompt.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { refused, sampleClub, viewer } from '#web/testing/sample-replies.ts';

const loggedIn: Reply = {
  json: {
    memberId: 7,
    nickname: '초코',
    email: 'choco@azit.kr',
    profileUrl: '/images/default',
    profileImageName: 'profile.webp',
  },
  headers: { Authorization: 'Bearer one', Refresh: 'refresh-one' },
};
const signedUp: Reply = { status: 201, json: { data: viewer } };
let login: Reply;
let signUp: Reply;

const peer = apiPeerPerTest(() => {
  sessionStorage.clear();
  clearSignUp();
  rememberReturnPath('/azit/join/3');
  [login, signUp] = [loggedIn, signedUp];
  peer.reply = ({ path }) => {
    if (path === '/api/members/check') return {};
    if (path === '/api/members') return signUp;
    if (path === '/api/auth/login') return login;
    if (path === '/api/members/7') return { json: { data: viewer } };
    if (path.endsWith('/join-question')) {
      return { json: { data: { clubId: 3, joinQuestion: '얼마나 자주 걷나요?' } } };
    }
    if (path.startsWith('/api/clubs/3')) return { json: { data: sampleClub() } };
    return { json: { data: [] } };
  };
});

const submit = () => screen.getByRole('button', { name: '가입하고 계속하기' });
const sent = (path: string) =>
  peer.seen.filter((request) => request.path === path && request.method === 'POST');

async function fillIn() {
  await userEvent.type(await screen.findByRole('textbox', { name: '닉네임' }), '초코');
  await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), 'choco@azit.kr');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'azit(2026)');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '태어난 해' }), '1994');
  await userEvent.click(screen.getByRole('radio', { name: '여성' }));
}

// covers I6.9, I6.10 (docs/coverage-statements.md)
test('an invited guest signs up with five values and gets to the application form', async () => {
  const router = await openScreen('/signup');
  expect(await screen.findByRole('region', { name: '함께하려는 아지트' })).toBeTruthy();
  for (const name of ['프로필 사진 고르기', '자기소개', '비밀번호 확인']) {
    expect(screen.queryByLabelText(name)).toBeNull();
  }
  await fillIn();
  await userEvent.click(submit());
  await screen.findByText('얼마나 자주 걷나요?');
  expect(router.state.location.pathname).toBe('/azit/join/3');
  expect(localStorage.getItem('accessToken')).toBe('Bearer one');
  expect(JSON.parse(sent('/api/members')[0]?.body ?? '')).toEqual({
    nickname: '초코',
    email: 'choco@azit.kr',
    password: 'azit(2026)',
    birthYear: '1994',
    gender: 'FEMALE',
  });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('azit(2026)');
});

test.each([
  [1, '바로 참여하기', '한 번만 더 누르면 자리가 생겨요.'],
  [5, '자리 나면 갈게요', '한 번만 더 누르면 차례를 기다려요.'],
])(
  'after sign-up, the invitation of a club with %i of 5 members explains its button',
  async (joinedCount, button, effect) => {
    rememberReturnPath('/azit/invite/3');
    rememberInviteKey(3, `5.${'s'.repeat(43)}`);
    const { reply } = peer;
    const invitation = sampleClub({ visibility: 'BY_LINK', joinedCount });
    peer.reply = (request) => {
      if (request.path === '/api/clubs/3') return refused(404);
      if (request.path !== '/api/clubs/3/invitation') return reply(request);
      return { json: { data: { ...invitation, admits: true } } };
    };
    await openScreen('/signup');
    await fillIn();
    await userEvent.click(submit());
    await screen.findByRole('button', { name: button });
    expect(screen.getByText('가입했어요.')).toBeTruthy();
    expect(screen.getByText(effect)).toBeTruthy();
  },
);

test('an invited guest must choose a birth year and a gender', async () => {
  await openScreen('/signup');
  await userEvent.type(await screen.findByRole('textbox', { name: '닉네임' }), '초코');
  await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), 'choco@azit.kr');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'azit(2026)');
  expect(await screen.findByText('태어난 해를 골라 주세요.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '태어난 해' }), '1994');
  expect(await screen.findByText('성별을 골라 주세요.')).toBeTruthy();
  expect(submit().matches(':disabled')).toBe(true);
});

test('the sign-up of an invited guest mentions no application and lists valid years', async () => {
  await openScreen('/signup');
  expect(await screen.findByText('함께하는 데 필요한 것만 알려 주세요')).toBeTruthy();
  const years = screen.getByRole('combobox', { name: '태어난 해' }).querySelectorAll('option');
  const texts = [...years].map(({ textContent }) => textContent);
  const youngest = Number(seoulToday(new Date()).slice(0, 4)) - 14;
  expect([texts[0], texts[1], texts.at(-1)]).toEqual(['골라 주세요', `${youngest}년`, '1950년']);
});

test('an invited guest with a taken email sees an error and stays on the page', async () => {
  const message = '이미 가입한 이메일이에요.';
  signUp = refused(409, message, 'EMAIL_TAKEN');
  const router = await openScreen('/signup');
  await fillIn();
  await userEvent.click(submit());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/signup');
  expect(sent('/api/auth/login')).toEqual([]);
});

test('a failed login after the sign-up is retried without a second sign-up', async () => {
  login = refused(500);
  const router = await openScreen('/signup');
  await fillIn();
  await userEvent.click(submit());
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  login = loggedIn;
  await userEvent.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/join/3'));
  expect(sent('/api/members')).toHaveLength(1);
});

// covers I6.10 (docs/coverage-statements.md)
test('an invited guest with a social login enters only three values', async () => {
  sessionStorage.setItem('signupTicket', 'ticket');
  const { reply } = peer;
  const json = { data: { ...viewer, nickname: '소셜' } };
  peer.reply = (request) => {
    if (request.path === '/api/auth/oauth/signups/ticket') {
      return { json: { data: { email: 'social@azit.kr' } } };
    }
    if (request.path !== '/api/auth/oauth/signups') return reply(request);
    return { status: 201, json, headers: loggedIn.headers ?? {} };
  };
  const router = await openScreen('/signup/add');
  await userEvent.type(await screen.findByRole('textbox', { name: '닉네임' }), '소셜');
  expect(screen.queryByLabelText('비밀번호')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '태어난 해' }), '1994');
  await userEvent.click(screen.getByRole('radio', { name: '남성' }));
  await userEvent.click(submit());
  await waitFor(() => expect(router.state.location.pathname).toBe('/azit/join/3'));
  expect(JSON.parse(sent('/api/auth/oauth/signups')[0]?.body ?? '')).toEqual({
    ticket: 'ticket',
    nickname: '소셜',
    birthYear: '1994',
    gender: 'MALE',
  });
});

test('a guest without an invitation signs up in two steps', async () => {
  sessionStorage.clear();
  await openScreen('/signup');
  expect(await screen.findByLabelText('비밀번호 확인')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '함께하려는 아지트' })).toBeNull();
});
