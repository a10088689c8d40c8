import { expect, test } from 'vitest';
import { findShownId, toPreviewPath } from './notice-preview.ts';

test.each([
  ['/azit/detail/3', 3, '/azit/detail/3'],
  ['/azit/member/3', 3, '/azit/detail/3'],
  ['/review/create/3', 3, '/azit/detail/3'],
  ['/chat/detail?room=5', 3, '/chat/detail?room=5'],
  ['/crew/12', null, '/crew/12'],
  ['/userpage/8', null, '/userpage/8'],
  ['/userpage/me', null, null],
  ['/userpage/me?filter=applied', 3, '/azit/detail/3'],
  ['/notice', 3, null],
  ['/notice', null, null],
])('the notice with the link %s about club %s is previewed as %s', (link, clubId, path) => {
  expect(toPreviewPath({ link, clubId })).toBe(path);
});

const notices = [
  { noticeId: 9, link: '/userpage/8', clubId: null },
  { noticeId: 8, link: '/azit/member/3', clubId: 3 },
  { noticeId: 7, link: '/azit/detail/3', clubId: 3 },
];

test.each([
  ['the newest notice of the open page', '/azit/detail/3', undefined, 8],
  ['the notice opened last, if it leads to the open page', '/azit/detail/3', 7, 7],
  ['the newest notice, if the one opened last leads elsewhere', '/azit/detail/3', 9, 8],
  ['the notice whose link is open', '/azit/member/3', undefined, 8],
  ['no notice for another page', '/azit/detail/4', 7, undefined],
  ['no notice on a phone', null, 7, undefined],
])('the list of notices marks %s', (_, openPath, openedId, shown) => {
  expect(findShownId(notices, openPath, openedId)).toBe(shown);
});
