import { expect, test } from 'vitest';
import { accountForm, isAccountConfirmed, missingInAccount } from './account-form.ts';
import { nothingConfirmed } from './confirmation.ts';

const good = {
  nickname: '초코송이',
  email: 'choco@azit.kr',
  password: 'azit(2026)',
  passwordCheck: 'azit(2026)',
};
const rule = '영문, 한글, -, _로 2~8자까지 쓸 수 있어요.';
const passwordRule = '특수문자, 영문, 숫자를 모두 넣어 8~16자로 써 주세요.';

function messages(change: Partial<typeof good>): Record<string, string> {
  const { error } = accountForm.safeParse({ ...good, ...change });
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  );
}

test('a complete account form is accepted', () => {
  expect(messages({})).toEqual({});
});

// covers S5.2, S5.3 (docs/coverage-statements.md)
test.each([
  ['nickname', '', '닉네임을 입력해 주세요.'],
  ['nickname', '가', rule],
  ['nickname', '가나다라마바사아자', rule],
  ['nickname', '초코2', '띄어쓰기와 숫자는 쓸 수 없어요.'],
  ['nickname', '초코 송이', '띄어쓰기와 숫자는 쓸 수 없어요.'],
  ['nickname', 'ㅋㅋㅋ', rule],
  ['email', '', '이메일을 입력해 주세요.'],
  ['email', 'choco', '이메일 형식이 맞지 않아요.'],
  ['email', 'choco@azit', '이메일 형식이 맞지 않아요.'],
  ['email', 'cho co@azit.kr', '이메일 형식이 맞지 않아요.'],
  ['passwordCheck', '', '비밀번호를 한 번 더 입력해 주세요.'],
  ['passwordCheck', 'azit(2025)', '비밀번호가 서로 달라요.'],
])('the account field %s with "%s" has the error: %s', (field, value, message) => {
  expect(messages({ [field]: value })).toEqual({ [field]: message });
});

// covers S5.4 (docs/coverage-statements.md)
test.each([
  ['', '비밀번호를 입력해 주세요.'],
  ['azit(20', passwordRule],
  ['azit(2026)azit(20', passwordRule],
  ['azit2026a', passwordRule],
  ['azit(azit)', passwordRule],
  ['2026(2026)', passwordRule],
  ['azit(2026)?', passwordRule],
  ['아지트(2026)a', passwordRule],
])('the password "%s" has the error: %s', (password, message) => {
  expect(messages({ password, passwordCheck: password }).password).toBe(message);
});

test.each(['azit(202', 'azit(2026)azit(2', '~!@#$%^&*()a1'])(
  'password "%s" is accepted',
  (password) => {
    expect(messages({ password, passwordCheck: password })).toEqual({});
  },
);

// covers S5.5 (docs/coverage-statements.md)
test('the two passwords of a form are compared even if other fields are invalid', () => {
  expect(messages({ nickname: '', passwordCheck: 'other(26)' })).toEqual({
    nickname: '닉네임을 입력해 주세요.',
    passwordCheck: '비밀번호가 서로 달라요.',
  });
});

test('a nickname in decomposed Hangul is counted in syllables', () => {
  expect(accountForm.parse({ ...good, nickname: '초코'.normalize('NFD') }).nickname).toBe('초코');
});

const confirmed = { nickname: good.nickname, email: good.email };

// covers S4.18, P1.8 (docs/coverage-statements.md)
test('step one of the sign-up requires both duplicate checks and a valid password', () => {
  const unchecked = '닉네임과 이메일 중복 확인을 먼저 해 주세요.';
  expect(missingInAccount(good, nothingConfirmed)).toBe(unchecked);
  expect(missingInAccount(good, { ...confirmed, email: null })).toBe(unchecked);
  expect(missingInAccount({ ...good, nickname: '바닐라' }, confirmed)).toBe(unchecked);
  expect(missingInAccount({ ...good, password: 'short' }, confirmed)).toBe(passwordRule);
  expect(missingInAccount(good, confirmed)).toBeUndefined();
  expect(isAccountConfirmed({ ...good, email: ` ${good.email} ` }, confirmed)).toBe(true);
});
