import type { Location } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, logOut } from '#web/session/session.ts';
import { keepList, keptList } from './kept-lists.ts';

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
  keepList(search);
});
afterEach(() => logOut());

test('the list that a member saw last is shown beside what they open', () => {
  expect(keptList('clubs')).toEqual(search);
});

test('the search of who used the tab before is not shown to who logs in next', () => {
  logOut();
  expect(keptList('clubs')).toMatchObject({ pathname: '/', search: '' });
  enterAs(8);
  expect(keptList('clubs')).toMatchObject({ pathname: '/', search: '' });
});
