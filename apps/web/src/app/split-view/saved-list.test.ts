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

test.each([
  ['/chat', '/userpage/8', '/', '/chat'],
  ['/notice', '/azit/detail/3', '/', '/notice'],
  ['/search?keyword=비밀', '/azit/detail/3', '/', '/search'],
  ['/search', '/azit/detail/3', '/', '/search'],
  ['/search?keyword=비밀', '/chat/detail', '/chat', '/chat'],
  ['/', '/chat/detail', '/chat', '/chat'],
  ['/notice', '/chat/detail', '/chat', '/notice'],
  ['/chat?kind=personal', '/chat/detail', '/chat', '/chat'],
  ['/chat', '/notice/setting', '/', '/chat'],
])(
  'after a visit to %s the page %s is beside the list %s by URL and %s by a link',
  (last, page, byUrl, byLink) => {
    const [pathname = '', keyword = ''] = last.split('?');
    saveList({ ...search, pathname, search: `?${keyword}` });
    expect(savedList(page, { isFresh: true })).toMatchObject({ pathname: byUrl });
    expect(savedList(page)).toMatchObject({ pathname: byLink });
  },
);

test('the search saved for the split view is not shown to the next member', () => {
  logOut();
  expect(savedList('/azit/detail/3')).toMatchObject({ pathname: '/', search: '' });
  enterAs(8);
  expect(savedList('/azit/detail/3')).toMatchObject({ pathname: '/', search: '' });
});
