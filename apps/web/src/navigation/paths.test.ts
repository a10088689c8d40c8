import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { paths, routePatterns } from './paths.ts';

const builders = Object.entries(paths).flatMap(([name, path]) =>
  typeof path === 'function' && name in routePatterns && !['chatRoom', 'feed'].includes(name)
    ? [[name, path] as const]
    : [],
);

test.each(builders)('the path of %s carries its id and matches its own route', (name, build) => {
  const pattern = new Map<string, string>(Object.entries(routePatterns)).get(name) ?? '';
  expect(matchPath(pattern, Reflect.apply(build, undefined, [12]))?.params).toEqual({ id: '12' });
});

test('search parameters follow the path, and an empty choice adds none', () => {
  expect(paths.chatRoom(3)).toBe('/chat/detail?room=3');
  expect(paths.oauthFailed).toBe('/login?message=oauth-failed');
  expect(paths.feed(new URLSearchParams({ tab: 'date' }))).toBe('/?tab=date');
  expect(paths.feed(new URLSearchParams())).toBe('/');
});
