import type { Location } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { savedList, saveList } from './saved-list.ts';

function enterAs(memberId: number) {
  const member = { memberId, nickname: '초코', email: 'a@azit.kr', profileUrl: null };
  logIn({ accessToken: 'Bearer a', refreshToken: 'r' }, { ...member, profileName: null });
}

const search: Location = {
  pathname: '/search',
  search: '?keyword=비밀',
  key: 'k',
  hash: '',
  state: null,
  mask: undefined,
};

beforeEach(() => {
  sessionStorage.clear();
  enterAs(7);
  saveList(search);
});
afterEach(() => logOut());

test('the list saved for the split view is the list that the member viewed last', () => {
  expect(savedList('/azit/detail/3')).toEqual(search);
});

test('a page opened by its address shows home instead of the saved list of rooms', () => {
  saveList({ ...search, pathname: '/chat', search: '' });
  const byAddress = { isByAddress: true };
  expect(savedList('/userpage/8', byAddress)).toMatchObject({ pathname: '/' });
  expect(savedList('/chat/detail', byAddress)).toMatchObject({ pathname: '/chat' });
  expect(savedList('/userpage/8')).toMatchObject({ pathname: '/chat' });
});

test('an opened page shows home instead of a saved search without a keyword', () => {
  saveList({ ...search, search: '' });
  expect(savedList('/azit/member/3')).toMatchObject({ pathname: '/', search: '' });
});

test('the own profile shows home instead of the saved list of rooms', () => {
  saveList({ ...search, pathname: '/chat', search: '' });
  expect(savedList('/userpage/7')).toMatchObject({ pathname: '/' });
  expect(savedList('/userpage/8')).toMatchObject({ pathname: '/chat' });
});

test('the search saved for the split view is not shown to the next member', () => {
  logOut();
  expect(savedList('/azit/detail/3')).toMatchObject({ pathname: '/', search: '' });
  enterAs(8);
  expect(savedList('/azit/detail/3')).toMatchObject({ pathname: '/', search: '' });
});
