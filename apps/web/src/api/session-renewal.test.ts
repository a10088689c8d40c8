import { clubs } from '@azit/contract/clubs/clubs.endpoints';
import { expect, test, vi } from 'vitest';
import { logIn, logOut, sessionStore } from '#web/session/session.ts';
import { readRefreshToken, writeRefreshToken, writeStored } from '#web/session/storage.ts';
import { apiPeerPerTest } from '#web/testing/api-peer-per-test.ts';
import { call } from './client.ts';
import { readCredentials, reissuePath, renewSession } from './session-renewal.ts';

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

test('a read that the server answered as to a guest is repeated with a renewed token', async () => {
  const question = { data: { clubId: 3, joinQuestion: '왜요?' } };
  const forGuests = { status: 404, headers: { 'WWW-Authenticate': 'Bearer' } };
  const read = () => call(clubs.getJoinQuestion, { params: { clubId: 3 } });
  peer.reply = ({ path, headers }) => {
    if (path.startsWith(reissuePath)) return renewed;
    return headers.authorization === 'Bearer mine' ? { json: question } : forGuests;
  };
  await expect(read()).resolves.toEqual(question);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  peer.reply = ({ path }) => (path.startsWith(reissuePath) ? { status: 401 } : forGuests);
  await expect(read()).rejects.toMatchObject({ status: 404 });
  expect(sessionStore.getState().session?.memberId).toBe(7);
});
