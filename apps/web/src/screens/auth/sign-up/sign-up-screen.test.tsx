import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { clearSignUp } from '#web/features/members/model/sign-up-draft.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { openScreen } from '#web/testing/open-screen.tsx';

const taken = { status: 404, code: 'NICKNAME_TAKEN', message: '이미 있는 닉네임이에요.' };

const peer = apiPeerPerTest(clearSignUp);

const nickname = () => screen.getByRole('textbox', { name: '닉네임' });
const checkNickname = () => screen.getByRole('button', { name: '닉네임 중복 확인' });
const checkEmail = () => screen.getByRole('button', { name: '이메일 중복 확인' });
const next = () => screen.getByRole('button', { name: '다음' });
const isDisabled = (button: HTMLElement) => button.matches(':disabled');

async function fill(name = '초코', password = 'azit(2026)', again = password) {
  await userEvent.type(nickname(), name);
  await userEvent.type(screen.getByRole('textbox', { name: '이메일' }), 'choco@azit.kr');
  await userEvent.type(screen.getByLabelText('비밀번호'), password);
  await userEvent.type(screen.getByLabelText('비밀번호 확인'), again);
}

// covers S2.24, S5.6 (docs/coverage-statements.md)
test('the duplicate check button is enabled only for a valid value not yet checked', async () => {
  await openScreen('/signup');
  await userEvent.type(nickname(), '초');
  expect(isDisabled(checkNickname())).toBe(true);
  await userEvent.type(nickname(), '코');
  await userEvent.click(checkNickname());
  expect(await screen.findByText('사용할 수 있는 닉네임이에요.')).toBeTruthy();
  expect(isDisabled(checkNickname())).toBe(true);
  expect(peer.seen.at(-1)?.body).toBe('{"nickname":"초코"}');
});

// covers S5.6 (docs/coverage-statements.md)
test('leaving a valid field runs the duplicate check without an alert', async () => {
  await openScreen('/signup');
  await userEvent.type(nickname(), '초코');
  await userEvent.tab();
  expect(await screen.findByText('사용할 수 있는 닉네임이에요.')).toBeTruthy();
  peer.reply = () => ({ status: 404, json: taken });
  await userEvent.clear(nickname());
  await userEvent.type(nickname(), '바닐라');
  await userEvent.click(screen.getByLabelText('비밀번호'));
  expect(await screen.findByText(taken.message)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(peer.seen.map(({ body }) => body)).toEqual([
    '{"nickname":"초코"}',
    '{"nickname":"바닐라"}',
  ]);
});

// covers P9.1 (docs/coverage-statements.md)
test.each([
  ['초 코', '띄어쓰기와 숫자는 쓸 수 없어요.'],
  ['초코7', '띄어쓰기와 숫자는 쓸 수 없어요.'],
])('the nickname %s shows at once what is not allowed', async (typed, message) => {
  await openScreen('/signup');
  await userEvent.type(nickname(), typed);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(nickname().getAttribute('aria-invalid')).toBe('true');
});

test('editing a checked value removes the result of its duplicate check', async () => {
  await openScreen('/signup');
  await userEvent.type(nickname(), '초코');
  await userEvent.click(checkNickname());
  await screen.findByText('사용할 수 있는 닉네임이에요.');
  await userEvent.type(nickname(), 'a{Backspace}');
  expect(screen.queryByText('사용할 수 있는 닉네임이에요.')).toBeNull();
  expect(isDisabled(checkNickname())).toBe(false);
});

test('a late response for an earlier value does not mark the current value as checked', async () => {
  let answer = () => {};
  const after = new Promise<void>((resolve) => (answer = resolve));
  peer.reply = () => ({ after });
  await openScreen('/signup');
  await userEvent.type(nickname(), '초코');
  await userEvent.click(checkNickname());
  await userEvent.type(nickname(), '송이');
  answer();
  await screen.findByRole('button', { name: '닉네임 중복 확인', busy: false });
  expect(screen.queryByText('사용할 수 있는 닉네임이에요.')).toBeNull();
});

// covers S8.3 (docs/coverage-statements.md)
test.each([
  [{ status: 404, json: taken }, taken.message],
  [
    { status: 500, json: { status: 500, code: 'INTERNAL', message: '다른 말' } },
    '지금은 요청한 작업을 할 수 없어요.',
  ],
])('a failed duplicate check shows the reason', async (reply, message) => {
  peer.reply = () => reply;
  await openScreen('/signup');
  await userEvent.type(nickname(), '초코');
  await userEvent.click(checkNickname());
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  const underField = within(screen.getByRole('main')).queryAllByText(message);
  expect(underField).toHaveLength(reply.status === 404 ? 1 : 0);
  expect(isDisabled(next())).toBe(true);
});

// covers S2.26 (docs/coverage-statements.md)
test('the disabled button of sign-up step one names the missing duplicate check', async () => {
  peer.reply = () => ({ status: 500, json: { status: 500, code: 'INTERNAL', message: '다른 말' } });
  await openScreen('/signup');
  await fill();
  expect(isDisabled(next())).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '다음으로 갈 수 없는 이유' }));
  const message = '닉네임과 이메일 중복 확인을 먼저 해 주세요.';
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
});

// covers S2.24, S5.4 (docs/coverage-statements.md)
test('a password is validated on every keystroke', async () => {
  await openScreen('/signup');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'a');
  const rule = '특수문자, 영문, 숫자를 모두 넣어 8~16자로 써 주세요.';
  expect(await screen.findByText(rule)).toBeTruthy();
  await userEvent.type(screen.getByLabelText('비밀번호'), 'zit(2026)');
  expect(screen.queryByText(rule)).toBeNull();
});

// covers S2.25 (docs/coverage-statements.md)
test('a valid step one opens step two, which replaces step one in the history', async () => {
  const router = await openScreen('/signup');
  await fill('초코', 'azit(2026)', 'azit(2027)');
  await userEvent.click(checkNickname());
  await screen.findByText('사용할 수 있는 닉네임이에요.');
  await userEvent.click(checkEmail());
  await screen.findByText('사용할 수 있는 이메일이에요.');
  expect(isDisabled(next())).toBe(true);
  await userEvent.type(screen.getByLabelText('비밀번호 확인'), '{Backspace}{Backspace}6)');
  await userEvent.click(next());
  await screen.findByText('초코님은 어떤 사람인가요?');
  expect(router.state.location.pathname).toBe('/signup/add');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(JSON.stringify(router.state.location.state ?? '')).not.toContain('azit(2026)');
});
