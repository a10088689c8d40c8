import { expect, test } from 'vitest';
import { newPasswordForm } from './new-password-form.ts';
import { recoveryForm } from './recovery-form.ts';

const rule = '특수문자, 영문, 숫자를 모두 넣어 8~16자로 써 주세요.';

test.each([
  ['azit(2026)', 'azit(2026)', []],
  ['', '', ['비밀번호를 입력해 주세요.', '비밀번호를 한 번 더 입력해 주세요.']],
  ['short', 'short', [rule]],
  ['short', 'other', [rule, '비밀번호가 서로 달라요.']],
  ['azit(2026)', 'azit(2027)', ['비밀번호가 서로 달라요.']],
])(
  'the new password "%s", repeated as "%s", has the errors %j',
  (newPassword, newPasswordCheck, messages) => {
    const { error } = newPasswordForm.safeParse({ newPassword, newPasswordCheck });
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
  },
);

test.each([
  ['', '123456', '이메일을 입력해 주세요.'],
  ['choco', '123456', '이메일 형식이 맞지 않아요.'],
  ['choco@azit.kr', ' ', '인증번호를 입력해 주세요.'],
])(
  'a recovery with the email "%s" and the code "%s" has the error: %s',
  (email, authNum, message) => {
    expect(recoveryForm.safeParse({ email, authNum }).error?.issues[0]?.message).toBe(message);
  },
);
