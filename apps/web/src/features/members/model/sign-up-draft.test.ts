import { beforeEach, expect, test } from 'vitest';
import {
  clearSignUp,
  heldAccount,
  heldConfirmed,
  heldImage,
  holdAccount,
  holdConfirmed,
  holdImage,
  readDraft,
  saveDraft,
} from './sign-up-draft.ts';

const account = {
  nickname: '초코',
  email: 'choco@azit.kr',
  password: 'azit(2026)',
  passwordCheck: 'azit(2026)',
};

beforeEach(() => clearSignUp());

test('an empty draft has only the default gender', () => {
  expect(readDraft()).toEqual({
    nickname: '',
    email: '',
    aboutMe: '',
    birthYear: '',
    gender: 'MALE',
    categorySmallId: [],
  });
});

test('both sign-up steps write into the same draft', () => {
  saveDraft({ nickname: '초코', email: 'choco@azit.kr' });
  saveDraft({ aboutMe: '반가워요', gender: 'FEMALE', categorySmallId: [3, 33] });
  expect(readDraft()).toMatchObject({
    nickname: '초코',
    aboutMe: '반가워요',
    gender: 'FEMALE',
    categorySmallId: [3, 33],
  });
});

// covers P1.9 (docs/coverage-statements.md)
test('a password is never stored in the draft, even if a form passes a password', () => {
  holdAccount(account);
  saveDraft(account);
  expect(readDraft().email).toBe(account.email);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('azit(2026)');
});

test.each(['not json', '[]', 'null', '{"gender":"OTHER","categorySmallId":"1"}'])(
  'the invalid draft %s is read as empty',
  (stored) => {
    sessionStorage.setItem('signupDraft', stored);
    expect(readDraft()).toMatchObject({ nickname: '', gender: 'MALE', categorySmallId: [] });
  },
);

test('a finished sign-up removes its draft', () => {
  holdAccount(account);
  holdImage(new Blob(['x']));
  holdConfirmed({ nickname: '초코', email: null });
  saveDraft(account);
  clearSignUp();
  expect([heldAccount(), heldImage(), heldConfirmed().nickname]).toEqual([null, null, null]);
  expect(sessionStorage).toHaveLength(0);
});
