import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { refused } from '#web/testing/sample-replies.ts';

const temporary = '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.';
const sent = '인증번호를 이메일로 보냈어요. 받은 번호를 입력해 주세요.';
const codePath = '/api/auth/refresh/passwords/email';

const peer = apiPeerPerTest();

const confirm = () => userEvent.click(screen.getByRole('button', { name: '확인' }));
const submit = () => screen.getByRole('button', { name: '임시 비밀번호 받기' });
const alerted = (name: string) => screen.findByRole('alertdialog', { name });

async function sendCode(code: Reply, recovery: Reply = {}) {
  peer.reply = ({ path }) => (path === codePath ? code : recovery);
  const router = await openScreen('/findpw');
  expect(submit().matches(':disabled')).toBe(true);
  expect(screen.queryByRole('textbox', { name: '인증번호' })).toBeNull();
  fill(screen.getByRole('textbox', { name: '이메일' }), 'choco@azit.kr');
  await userEvent.click(screen.getByRole('button', { name: '인증번호 보내기' }));
  return router;
}

async function recover(answer: Reply) {
  const router = await sendCode({}, answer);
  await alerted(sent);
  await confirm();
  expect(screen.getByRole('textbox', { name: '이메일' })).toHaveProperty('readOnly', true);
  expect(submit().matches(':disabled')).toBe(true);
  fill(screen.getByRole('textbox', { name: '인증번호' }), '123456');
  await userEvent.click(submit());
  return router;
}

// covers S8.5 (docs/coverage-statements.md)
test.each([
  [refused(404, '다른 말'), '가입하지 않은 이메일이에요.'],
  [refused(500, '다른 말'), temporary],
  [refused(429, '1분 뒤에 다시 시도해 주세요.'), '1분 뒤에 다시 시도해 주세요.'],
])(
  'a recovery code that cannot be sent shows the reason; the email stays editable',
  async (reply, message) => {
    await sendCode(reply);
    expect(await alerted(message)).toBeTruthy();
    await confirm();
    expect(screen.queryByRole('textbox', { name: '인증번호' })).toBeNull();
    expect(screen.getByRole('textbox', { name: '이메일' })).toHaveProperty('readOnly', false);
    expect(submit().matches(':disabled')).toBe(true);
  },
);

// covers A2.16 (docs/coverage-statements.md)
test('the earlier recovery code can still be entered if a new code cannot be sent', async () => {
  await sendCode(refused(429, '마지막에 받은 번호를 입력해 주세요.', 'CODE_MAIL_LIMIT'));
  await alerted('마지막에 받은 번호를 입력해 주세요.');
  await confirm();
  fill(await screen.findByRole('textbox', { name: '인증번호' }), '123456');
  expect(submit().matches(':disabled')).toBe(false);
});

// covers S8.6 (docs/coverage-statements.md)
test.each([
  [refused(404, '다른 말'), '인증번호가 맞지 않아요.'],
  [refused(500, '다른 말'), temporary],
])('a refused recovery code shows the reason', async (reply, message) => {
  const router = await recover(reply);
  expect(await alerted(message)).toBeTruthy();
  expect(router.state.location.pathname).toBe('/findpw');
});

// covers S2.28, S3.19, S4.20, S8.6 (docs/coverage-statements.md)
test('an accepted recovery code shows the next step and then opens the login', async () => {
  const router = await recover({});
  await alerted('임시 비밀번호를 이메일로 보냈어요. 로그인한 뒤 꼭 바꿔 주세요.');
  expect(submit().getAttribute('aria-busy'), 'the spinner has stopped').toBeNull();
  expect(peer.seen.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [codePath, { email: 'choco@azit.kr' }],
    ['/api/auth/refresh/passwords', { email: 'choco@azit.kr', authNum: '123456' }],
  ]);
  await confirm();
  await screen.findByRole('heading', { name: '로그인' });
  expect(router.state.location.pathname).toBe('/login');
  const email = screen.getByRole('textbox', { name: '이메일' });
  expect(email).toHaveProperty('value', 'choco@azit.kr');
  expect(screen.getByLabelText('비밀번호')).toHaveProperty('value', '');
});
