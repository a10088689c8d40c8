import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  expireSession,
  followOtherTabs,
  logIn,
  logOut,
  sessionStore,
  setLeavingHere,
  updateProfile,
} from './session.ts';
import { readRefreshToken, sessionKeys, writeRefreshToken } from './storage.ts';

const tokens = { accessToken: 'Bearer a.b.c', refreshToken: 'r/1=;x' };
const member = {
  memberId: 7,
  nickname: '초코송이',
  email: 'choco@azit.kr',
  profileUrl: '/images/member_profile',
  profileName: 'p.webp',
};

function stored(): Record<string, string | null> {
  return Object.fromEntries(Object.entries(localStorage));
}

function storageEvent(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

let stopFollowing: () => void;

beforeEach(() => {
  localStorage.clear();
  writeRefreshToken(null);
  sessionStore.setState({ session: null, reason: 'none' });
  stopFollowing = followOtherTabs();
});

afterEach(() => stopFollowing());

describe('a login', () => {
  // covers S3.21, S4.1 (docs/coverage-statements.md)
  test('a login stores only the session keys and the refresh cookie', () => {
    logIn(tokens, member);
    expect(stored()).toEqual({
      memberId: '7',
      nickname: '초코송이',
      email: 'choco@azit.kr',
      profileUrl: '/images/member_profile',
      profileName: 'p.webp',
      accessToken: 'Bearer a.b.c',
      isLocation: 'false',
    });
    expect(Object.keys(stored()).sort()).toEqual([...sessionKeys].sort());
    expect(readRefreshToken()).toBe('r/1=;x');
    expect(sessionStore.getState().session).toEqual(member);
  });

  test('a login of a member without a picture does not store the text “null”', () => {
    logIn(tokens, { ...member, profileUrl: null, profileName: null });
    expect(stored()).not.toHaveProperty('profileUrl');
    expect(sessionStore.getState().session?.profileName).toBeNull();
  });
});

// covers S4.2 (docs/coverage-statements.md)
test('a logout clears local storage and the cookie', () => {
  logIn(tokens, member);
  localStorage.setItem('draft', 'x');
  logOut();
  expect(stored()).toEqual({});
  expect(readRefreshToken()).toBeNull();
  expect(sessionStore.getState()).toEqual({ session: null, reason: 'left' });
});

test('a profile change updates the storage and state of a member but not of a guest', () => {
  updateProfile({ nickname: '누구' });
  expect(stored()).toEqual({});
  logIn(tokens, member);
  updateProfile({ nickname: '햇살' });
  expect(localStorage.getItem('nickname')).toBe('햇살');
  expect(sessionStore.getState().session).toEqual({ ...member, nickname: '햇살' });
});

describe('events of another tab', () => {
  test('a logout in another tab ends the session with the reason left-elsewhere', () => {
    logIn(tokens, member);
    localStorage.clear();
    storageEvent(null);
    expect(sessionStore.getState()).toEqual({ session: null, reason: 'left-elsewhere' });
  });

  test('a login in another tab starts the session in this tab', () => {
    localStorage.setItem('memberId', '9');
    localStorage.setItem('accessToken', 'Bearer z');
    storageEvent('accessToken');
    expect(sessionStore.getState().session?.memberId).toBe(9);
  });

  test('a storage event of an unrelated key changes nothing', () => {
    localStorage.setItem('memberId', '9');
    localStorage.setItem('accessToken', 'Bearer z');
    storageEvent('draft');
    expect(sessionStore.getState().session).toBeNull();
  });
});

test.each([
  ['no token', { memberId: '7' }],
  ['the literal null', { memberId: '7', accessToken: 'null' }],
  ['a broken id', { memberId: 'NaN', accessToken: 'Bearer a' }],
  ['an id of zero', { memberId: '0', accessToken: 'Bearer a' }],
])('stored values with %s are not a session', (_, values) => {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  storageEvent(null);
  expect(sessionStore.getState().session).toBeNull();
});

test('a session that cannot be renewed ends, except during a withdrawal', () => {
  logIn(tokens, member);
  setLeavingHere(true);
  expireSession();
  expect(sessionStore.getState().session).not.toBeNull();
  logOut();
  logIn(tokens, member);
  expireSession();
  expect(sessionStore.getState()).toEqual({ session: null, reason: 'expired' });
});
