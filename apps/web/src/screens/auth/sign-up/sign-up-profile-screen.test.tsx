import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clearSignUp, holdAccount, saveDraft } from '#web/features/members/model/sign-up-draft.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';

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

const peer = apiPeerPerTest(() => {
  peer.reply = () => ({ json: { data: smalls } });
  clearSignUp();
});

const submit = () => screen.getByRole('button', { name: '가입하기' });
const chosen = () => document.querySelectorAll('input[type=checkbox]:checked');

async function choose(...ids: number[]) {
  for (const id of ids) {
    // By label: looking 35 boxes up by role takes seconds here.
    await userEvent.click(await screen.findByLabelText(`관심사${id}`));
  }
}

// covers S2.5
test('step two opened without step one redirects to step one', async () => {
  const router = await openScreen('/signup/add');
  await screen.findByRole('textbox', { name: '이메일' });
  expect(router.state.location.pathname).toBe('/signup');
});

test('a reload of step two keeps the draft and asks for the password again', async () => {
  saveDraft({ nickname: '초코', email: 'choco@azit.kr' });
  await openScreen('/signup/add');
  expect(
    await screen.findByText('비밀번호는 저장하지 않아요. 비밀번호를 다시 입력해 주세요.'),
  ).toBeTruthy();
  expect(screen.getByRole('textbox', { name: '닉네임' })).toHaveProperty('value', '초코');
});

// covers S2.27, S5.17
test('the interests are seven groups of five; a thirteenth is refused, removing one is not', async () => {
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

// covers S2.27, S4.18
test('step two opens with this year and 남성 and requires picture, about-me and an interest', async () => {
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
  expect(screen.getByText('관심사를 1개 이상 골라 주세요.')).toBeTruthy();
  await choose(3);
  expect(submit().matches(':disabled')).toBe(false);
  await choose(3);
  expect(submit().matches(':disabled')).toBe(true);
});

// covers S5.13, P9.1
test('a picture of an unsupported kind is refused with its kinds named', async () => {
  holdAccount(account);
  await openScreen('/signup/add');
  const gif = new File(['x'], 'me.gif', { type: 'image/gif' });
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(screen.getByLabelText('프로필 사진 고르기'), gif);
  const message = 'jpg, jpeg, png 사진만 올릴 수 있어요.';
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
});
