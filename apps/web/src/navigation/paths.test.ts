import { appPaths } from '@azit/rules/app-path';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from './paths.ts';

const { clubDetail, clubMembers, reviewCreate, memberProfile, memberFollows } = paths;

test.each([
  ['/azit/detail/12', clubDetail],
  ['/azit/member/12', clubMembers],
  ['/review/create/12', reviewCreate],
  ['/userpage/12', memberProfile],
  ['/userpage/followcheck/12', memberFollows],
])('the path %s contains its id and matches its own pattern', (path, build) => {
  expect(build(12)).toBe(path);
  expect(matchPath(build.pattern, path)?.params).toEqual({ id: '12' });
});

test('the URL of a chat room has a search parameter, and its route pattern has none', () => {
  expect(paths.chatRoom(3)).toBe('/chat/detail?room=3');
  expect(paths.chatRoom.pattern).toBe('/chat/detail');
});

test('every page that the server links to exists in the app', () => {
  const known: readonly string[] = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : 'pattern' in path ? path.pattern : '',
  );
  const isKnown = (page: string) =>
    known.some(
      (path) => path === page || path.startsWith(`${page}/:`) || path.startsWith(`${page}?`),
    );
  expect(Object.values(appPaths).filter((page) => !isKnown(page))).toEqual([]);
});
