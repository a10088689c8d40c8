import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  clearSignUp,
  holdAccount,
  holdConfirmed,
  holdImage,
  saveDraft,
} from '#web/features/members/model/sign-up-draft.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';
import { readablePicturesPerTest } from '#web/testing/readable-pictures.ts';

const smalls = Array.from({ length: 35 }, (_, index) => ({
  categorySmallId: index + 1,
  categoryName: `관심사${index + 1}`,
  categoryLargeId: Math.floor(index / 5) + 1,
}));
const account = {
  nickname: '초코',
  email: 'choco@azit.kr',
  password: 'azit(2026)',
  passwordCheck: 'azit(2026)',
};

readablePicturesPerTest();
const peer = apiPeerPerTest(() => {
  peer.reply = () => ({ json: { data: smalls } });
  clearSignUp();
});

const submit = () => screen.getByRole('button', { name: '다음' });
const chosen = () => document.querySelectorAll('input[type=checkbox]:checked');

async function choose(...ids: number[]) {
  for (const id of ids) {
    // Query by label: finding 35 boxes by role takes seconds in happy-dom.
    await userEvent.click(await screen.findByLabelText(`관심사${id}`));
  }
}

const chooseYear = (year: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: '태어난 해' }), year);

async function openSummary() {
  holdAccount(account);
  holdImage(new File(['x'], 'me.png', { type: 'image/png' }));
  saveDraft({
    aboutMe: '반가워요.',
    birthYear: '1994',
    gender: 'FEMALE',
    categorySmallId: [3, 33],
  });
  const router = await openScreen('/signup/add');
  await screen.findByLabelText('관심사3');
  await userEvent.click(submit());
  await screen.findByRole('heading', { name: '이대로 가입할까요?' });
  return router;
}

const summaryRows = () => screen.getAllByRole('definition').map((row) => row.textContent);

// covers P1.13 (docs/coverage-statements.md)
test('the sign-up summary shows all entries, and going back sends nothing', async () => {
  const router = await openSummary();
  expect(summaryRows()).toEqual([
    '초코',
    'choco@azit.kr',
    '1994년',
    '여성',
    '반가워요.',
    '관심사3, 관심사33',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '고치기' }));
  await chooseYear('1990');
  await userEvent.click(submit());
  await screen.findByRole('heading', { name: '이대로 가입할까요?' });
  expect(summaryRows()).toContain('1990년');
  await userEvent.click(screen.getByRole('button', { name: '뒤로' }));
  expect(await screen.findByRole('textbox', { name: '자기소개' })).toHaveProperty(
    'value',
    '반가워요.',
  );
  expect(router.state.location.pathname).toBe('/signup/add');
  expect(peer.seen.filter(({ method }) => method === 'POST')).toEqual([]);
});

// covers P1.13, P1.14 (docs/coverage-statements.md)
test('a click on 가입하기 signs up and opens the login with the email filled in', async () => {
  const router = await openSummary();
  const json = {
    data: {
      memberId: 9,
      nickname: '초코',
      email: 'choco@azit.kr',
      gender: 'FEMALE',
      birthYear: '1994',
      aboutMe: '반가워요.',
      reputation: 36.5,
      following: 0,
      follower: 0,
      categorySmallIdList: [3, 33],
      areaCodes: [],
      fileInfo: { fileUrl: '/images/default', fileName: 'profile.webp' },
    },
  };
  peer.reply = ({ path }) =>
    path === '/api/members' ? { status: 201, json } : { json: { data: [] } };
  await userEvent.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByRole('alertdialog', { name: '회원가입을 마쳤어요. 로그인해 주세요.' });
  const busy = screen.getByRole('button', { name: '가입하기' }).getAttribute('aria-busy');
  expect(busy, 'the spinner has stopped').toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await screen.findByRole('heading', { name: '로그인' });
  expect(router.state.location.pathname).toBe('/login');
  const email = screen.getByRole('textbox', { name: '이메일' });
  expect(email).toHaveProperty('value', 'choco@azit.kr');
  expect(screen.getByLabelText('비밀번호')).toHaveProperty('value', '');
});

// covers S8.4 (docs/coverage-statements.md)
test('a nickname that is taken at sign-up shows the error and opens step one', async () => {
  holdConfirmed({ nickname: account.nickname, email: account.email });
  const router = await openSummary();
  const json = { status: 409, code: 'NICKNAME_TAKEN', message: '이미 있는 닉네임이에요.' };
  peer.reply = ({ path }) =>
    path === '/api/members' ? { status: 409, json } : { json: { data: [] } };
  await userEvent.click(screen.getByRole('button', { name: '가입하기' }));
  await screen.findByRole('alertdialog', { name: /이미 있는 닉네임이에요/ });
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  const nickname = await screen.findByRole('textbox', { name: '닉네임' });
  expect(nickname).toHaveProperty('value', '초코');
  expect(router.state.location.pathname).toBe('/signup');
  expect(screen.getByText('사용할 수 있는 이메일이에요.')).toBeTruthy();
  expect(screen.queryByText('사용할 수 있는 닉네임이에요.')).toBeNull();
});

test('a used sign-up ticket is refused with a link to the login', async () => {
  sessionStorage.setItem('signupTicket', 'spent');
  const message = '가입 시간이 지났어요. 소셜 로그인을 다시 해 주세요.';
  const json = { status: 404, code: 'TICKET_UNKNOWN', message };
  peer.reply = ({ path }) =>
    path.includes('oauth') ? { status: 404, json } : { json: { data: smalls } };
  await openScreen('/signup/add');
  await screen.findByText(/가입 시간이 지났어요/);
  const login = screen.getByRole('link', { name: '로그인으로 가기' });
  expect(login.getAttribute('href')).toBe('/login');
});

// covers S2.5 (docs/coverage-statements.md)
test('step two opened without step one redirects to step one', async () => {
  const router = await openScreen('/signup/add');
  await screen.findByRole('textbox', { name: '이메일' });
  expect(router.state.location.pathname).toBe('/signup');
});

test('a reload of step two restores the draft and requires the password again', async () => {
  saveDraft({ nickname: '초코', email: 'choco@azit.kr' });
  await openScreen('/signup/add');
  expect(
    await screen.findByText('비밀번호는 저장하지 않아요. 비밀번호를 다시 입력해 주세요.'),
  ).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveProperty('value', '초코');
});

// covers S2.27, S5.17 (docs/coverage-statements.md)
test('the interests are seven groups of five, and a thirteenth choice is refused', async () => {
  holdAccount(account);
  saveDraft({ categorySmallId: Array.from({ length: 12 }, (_, index) => index + 1) });
  await openScreen('/signup/add');
  await choose(13);
  expect((await screen.findByRole('alert')).textContent).toContain(
    '관심사는 12개까지 고를 수 있어요',
  );
  expect(chosen()).toHaveLength(12);
  await choose(1);
  expect(chosen()).toHaveLength(11);
  await choose(13);
  expect(chosen()).toHaveLength(12);
  expect(screen.getByLabelText('관심사13')).toHaveProperty('checked', true);
  const groups = [...document.querySelectorAll('fieldset')];
  expect(groups.map((group) => group.querySelectorAll('input').length)).toEqual(
    Array.from({ length: 7 }, () => 5),
  );
});

// covers S2.27, S4.18, P1.12 (docs/coverage-statements.md)
test('step two requires a picture, an introduction, a valid age and an interest', async () => {
  holdAccount(account);
  await openScreen('/signup/add');
  expect(screen.getByRole('combobox', { name: '태어난 해' })).toHaveProperty(
    'value',
    String(new Date(Date.now() + 9 * 3_600_000).getUTCFullYear()),
  );
  expect(screen.getByRole('radio', { name: '남성' })).toHaveProperty('checked', true);
  expect(submit().matches(':disabled')).toBe(true);
  const picture = new File(['x'], 'me.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('프로필 사진 고르기'), picture);
  expect(await screen.findByText('자기소개를 128자 안에서 써 주세요.')).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: '자기소개' }), '안녕하세요');
  const notChosen = '태어난 해를 아직 고르지 않았어요. 태어난 해를 골라 주세요.';
  expect(await screen.findByText(notChosen)).toBeTruthy();
  await chooseYear('2020');
  expect(await screen.findByText('만 14세부터 가입할 수 있어요.')).toBeTruthy();
  await chooseYear('1994');
  expect(await screen.findByText('관심사를 1개 이상 골라 주세요.')).toBeTruthy();
  await choose(3);
  expect(submit().matches(':disabled')).toBe(false);
  await choose(3);
  expect(submit().matches(':disabled')).toBe(true);
});

// covers S5.13, P9.1 (docs/coverage-statements.md)
test('a picture of an unsupported type is refused with a list of supported types', async () => {
  holdAccount(account);
  await openScreen('/signup/add');
  const gif = new File(['x'], 'me.gif', { type: 'image/gif' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('프로필 사진 고르기'), gif);
  const message = 'jpg, jpeg, png 사진만 올릴 수 있어요.';
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
});
