import { expect, test } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { readRefreshToken, writeRefreshToken, writeStored } from '#web/session/storage.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { readCredentials, renewSession } from './session-renewal.ts';

const member = {
  memberId: 7,
  nickname: '초코',
  email: 'choco@azit.kr',
  profileUrl: null,
  profileName: null,
};
const renewed = { headers: { Authorization: 'Bearer mine', Refresh: 'mine' } };

const peer = apiPeerPerTest(() => {
  logIn({ accessToken: 'Bearer old', refreshToken: 'old' }, member);
  readCredentials();
});

test('if another tab has stored new tokens, the response of a renewal is ignored', async () => {
  peer.reply = () => {
    writeRefreshToken('of-the-other-tab');
    writeStored('accessToken', 'Bearer of-the-other-tab');
    return renewed;
  };
  await expect(renewSession(readCredentials())).resolves.toBe('renewed');
  expect(readRefreshToken()).toBe('of-the-other-tab');
  expect(localStorage.getItem('accessToken')).toBe('Bearer of-the-other-tab');
});

test('a renewal response that arrives after a logout does not log in again', async () => {
  peer.reply = () => {
    logOut();
    return renewed;
  };
  await expect(renewSession(readCredentials())).resolves.toBe('ended');
  expect(readRefreshToken()).toBeNull();
  expect(localStorage.getItem('accessToken')).toBeNull();
});
