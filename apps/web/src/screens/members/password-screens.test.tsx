import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetPasswordCheck } from '#web/features/auth/model/password-check.ts';
import type { Reply } from '#web/testing/api-peer.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { fill, openScreen } from '#web/testing/open-screen.tsx';
import { enterAsViewer, refused } from '#web/testing/sample-replies.ts';

const temporary = '요청한 작업을 하지 못했어요. 일시적인 문제이니 잠시 후 다시 시도해 주세요.';
const changeFailed = '비밀번호를 바꾸지 못했어요. 다시 시도해 주세요.';

const peer = apiPeerPerTest(enterAsViewer);

async function verify(check: Reply, change: Reply = {}) {
  peer.reply = ({ method }) => (method === 'PATCH' ? change : check);
  const router = await openScreen('/userpage/verifypw');
  fill(screen.getByLabelText('지금 비밀번호'), 'azit(2026)');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  return router;
}

async function change(answer: Reply) {
  const router = await verify({}, answer);
  fill(await screen.findByLabelText('새 비밀번호'), 'brand#new26');
  fill(screen.getByLabelText('새 비밀번호 확인'), 'brand#new26');
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  return router;
}

afterEach(forgetPasswordCheck);

// covers S8.7 (docs/coverage-statements.md)
test.each([
  [refused(400, '다른 말'), '회원 정보가 맞지 않아요.'],
  [refused(500, '다른 말'), temporary],
  [refused(429, '15분 뒤에 다시 시도해 주세요.'), '15분 뒤에 다시 시도해 주세요.'],
])('a wrong password shows the reason and stays on the page', async (reply, message) => {
  const router = await verify(reply);
  expect(await screen.findByRole('alertdialog', { name: message })).toBeTruthy();
  expect(router.state.location.pathname).toBe('/userpage/verifypw');
});

test('the new password page without a password check redirects to the check', async () => {
  const router = await openScreen('/userpage/resetpw');
  await screen.findByLabelText('지금 비밀번호');
  expect(router.state.location.pathname).toBe('/userpage/verifypw');
});

// covers S3.19, S7.10 (docs/coverage-statements.md)
test('a correct password opens the page for the new password', async () => {
  const router = await verify({});
  await screen.findByLabelText('새 비밀번호');
  expect(router.state.location.pathname).toBe('/userpage/resetpw');
  expect(peer.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/auth/7/passwords/matchers',
    body: '{"password":"azit(2026)"}',
  });
});

// covers S5.5 (docs/coverage-statements.md)
test('a new password must match the rule and its repetition', async () => {
  await verify({});
  const first = await screen.findByLabelText('새 비밀번호');
  const button = screen.getByRole('button', { name: '비밀번호 바꾸기' });
  expect(button.matches(':disabled')).toBe(true);
  fill(first, 'short');
  const rule = '특수문자, 영문, 숫자를 모두 넣어 8~16자로 써 주세요.';
  expect((await screen.findAllByText(rule)).length).toBeGreaterThan(0);
  fill(first, 'short(2026)');
  fill(screen.getByLabelText('새 비밀번호 확인'), 'short(2027)');
  expect((await screen.findAllByText('비밀번호가 서로 달라요.')).length).toBeGreaterThan(0);
  expect(button.matches(':disabled')).toBe(true);
});

// covers S8.8 (docs/coverage-statements.md)
test('a failed password change is logged and shown below the field', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await change(refused(500));
  expect(await screen.findByText(changeFailed)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(log.mock.calls.flat()).toContainEqual(expect.objectContaining({ status: 500 }));
  expect(router.state.location.pathname).toBe('/userpage/resetpw');
});

test('an expired password check reopens the page for the current password', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const router = await change(refused(403, '다시 확인해 주세요.', 'PASSWORD_CHECK_REQUIRED'));
  await screen.findByLabelText('지금 비밀번호');
  expect(router.state.location.pathname).toBe('/userpage/verifypw');
});

test('a password change that gets 401 shows that the change may have succeeded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await verify({});
  fill(await screen.findByLabelText('새 비밀번호'), 'brand#new26');
  fill(screen.getByLabelText('새 비밀번호 확인'), 'brand#new26');
  peer.reply = () => refused(401);
  await userEvent.click(screen.getByRole('button', { name: '비밀번호 바꾸기' }));
  const unknown = '비밀번호가 바뀌었는지 확인하지 못했어요. 새 비밀번호로 로그인해 보세요';
  expect(await screen.findByText(unknown)).toBeTruthy();
});
