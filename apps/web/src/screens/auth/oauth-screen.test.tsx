import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, sessionStore } from '#web/session/session.ts';
import { type ApiPeer, startApiPeer } from '#web/testing/api-peer.ts';
import { openScreen } from '#web/testing/open-screen.tsx';

const stranger = `head.${Buffer.from('{"sub":"9"}').toString('base64url')}.sign`;
const mine = {
  memberId: 7,
  nickname: '초코',
  email: 'choco@azit.kr',
  profileUrl: null,
  profileName: null,
};
const refused = { status: 401, code: 'UNAUTHENTICATED', message: '로그인해 주세요.' };

let peer: ApiPeer;

beforeEach(async () => {
  peer = await startApiPeer();
  window.location.href = `${peer.origin}/oauth?accessToken=${stranger}&refreshToken=new`;
  logIn({ accessToken: 'Bearer old', refreshToken: 'old' }, mine);
});

afterEach(async () => {
  cleanup();
  localStorage.clear();
  sessionStore.setState({ session: null, reason: 'none' });
  await peer.close();
});

test('forged tokens in the URL leave the current session unchanged', async () => {
  peer.reply = () => ({ status: 401, json: refused });
  const router = await openScreen('/oauth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  const requests = peer.seen.filter(({ path }) => path.startsWith('/api/members'));
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${stranger}`]);
  expect(peer.seen.filter(({ path }) => path.includes('re-issue'))).toEqual([]);
  expect(sessionStore.getState().session).toEqual(mine);
  expect(localStorage.getItem('accessToken')).toBe('Bearer old');
  expect(document.cookie).toContain('refreshToken=old');
});

// covers S2.4, S4.1, A2.13 (docs/coverage-statements.md)
test('valid tokens in the URL replace the current session', async () => {
  const data = {
    memberId: 9,
    nickname: '송이',
    email: 'song@azit.kr',
    gender: 'FEMALE',
    birthYear: '1994',
    aboutMe: '',
    reputation: 36.5,
    follower: 0,
    following: 0,
    categorySmallIdList: [],
    fileInfo: { fileUrl: '/images/default', fileName: 'profile.webp' },
  };
  peer.reply = ({ path }) => (path.startsWith('/api/members/9') ? { json: { data } } : {});
  const router = await openScreen('/oauth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sessionStore.getState().session).toMatchObject({ memberId: 9, nickname: '송이' });
  expect(window.location.href).not.toContain('Token');
  expect(localStorage.getItem('accessToken')).toBe(stranger);
  expect(document.cookie).toContain('refreshToken=new');
});

// covers A2.21 (docs/coverage-statements.md)
test('a login code in the URL fragment is exchanged and removed from the URL', async () => {
  window.location.href = `${peer.origin}/oauth#code=once`;
  const picture = { profileUrl: '/images/default', profileImageName: 'profile.webp' };
  const json = { ...mine, ...picture, memberId: 9, nickname: '송이' };
  const headers = { Authorization: 'Bearer new', Refresh: 'new' };
  peer.reply = ({ path }) => (path === '/api/auth/oauth/entries' ? { json, headers } : {});
  const router = await openScreen('/oauth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const requests = peer.seen.filter(({ path }) => path === '/api/auth/oauth/entries');
  expect(requests.map(({ method, body }) => [method, body])).toEqual([['POST', '{"code":"once"}']]);
  expect(window.location.href).not.toContain('once');
  expect(sessionStore.getState().session).toMatchObject({ memberId: 9, nickname: '송이' });
  expect(localStorage.getItem('accessToken')).toBe('Bearer new');
  expect(document.cookie).toContain('refreshToken=new');
});

test('a refused login code leaves the current session unchanged', async () => {
  window.location.href = `${peer.origin}/oauth#code=spent`;
  peer.reply = () => ({ status: 404, json: { ...refused, status: 404 } });
  const router = await openScreen('/oauth');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(sessionStore.getState().session).toEqual(mine);
});
