import { expect, test } from 'vitest';
import { readNaverProfile } from '#server/modules/auth/oauth/naver-profile.ts';

test('the person is inside `response`, and the address counts as unverified', () => {
  const answer = {
    resultcode: '00',
    message: 'success',
    response: { id: 'abc', email: 'minji@naver.com', nickname: '민지' },
  };
  expect(readNaverProfile(answer)).toEqual({
    subject: 'abc',
    email: 'minji@naver.com',
    emailVerified: false,
  });
});

test('an address may be missing, anything else is refused', () => {
  expect(readNaverProfile({ resultcode: '00', response: { id: 'abc' } }).email).toBeUndefined();
  expect(() => readNaverProfile({ resultcode: '024', message: 'no' })).toThrow();
  expect(() => readNaverProfile({ resultcode: '00', response: { id: '' } })).toThrow();
});
