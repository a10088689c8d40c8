import { expect, test } from 'vitest';
import { readNaverProfile } from '#server/modules/auth/oauth/identify-person.ts';

test('a Naver profile is read from `response`, and its e-mail counts as unverified', () => {
  const reply = {
    resultcode: '00',
    message: 'success',
    response: { id: 'abc', email: 'minji@naver.com', nickname: '민지' },
  };
  expect(readNaverProfile(reply)).toEqual({
    subject: 'abc',
    email: 'minji@naver.com',
    emailVerified: false,
  });
});

test('a Naver profile is accepted without an e-mail and refused without other fields', () => {
  expect(readNaverProfile({ resultcode: '00', response: { id: 'abc' } }).email).toBeUndefined();
  expect(() => readNaverProfile({ resultcode: '024', message: 'no' })).toThrow();
  expect(() => readNaverProfile({ resultcode: '00', response: { id: '' } })).toThrow();
});
