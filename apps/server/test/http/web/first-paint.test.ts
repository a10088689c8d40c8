import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choosePage, readPages } from '#server/http/web/first-paint.ts';
import type { PageFacts } from '#server/http/web/web-page.ts';

const pages = {
  plain: 'plain',
  landing: 'landing',
  home: 'home',
  detail: 'detail',
  invitation: 'invitation',
  room: 'room',
  search: 'search',
  notices: 'notices',
};
const member = { cookie: 'theme=dark; refreshToken=abc' };
const words = { title: '', description: '' };
const club: PageFacts = { ...words, firstViews: { guest: 'invitation', member: 'detail' } };

test.each([
  ['a guest on the home page', '/', {}, undefined, 'landing'],
  ['a member on the home page', '/', member, undefined, 'home'],
  ['a logged-out member', '/', { cookie: 'refreshToken=' }, undefined, 'landing'],
  ['a cookie with a longer name', '/', { cookie: 'xrefreshToken=abc' }, undefined, 'landing'],
  ['another tab of the feed', '/?tab=date', member, undefined, 'plain'],
  ['a member at a club', '/azit/detail/3', member, club, 'detail'],
  ['a guest at a club', '/azit/detail/3', {}, club, 'invitation'],
  ['a club without a picture', '/azit/detail/3', member, words, 'plain'],
  ['a member at a room', '/chat/detail?room=7', member, undefined, 'room'],
  ['a guest at a room', '/chat/detail?room=7', {}, undefined, 'plain'],
  [
    'a member at the form of a room',
    '/chat/detail?room=7&write=announcement',
    member,
    undefined,
    'plain',
  ],
  ['a member at the search', '/search', member, undefined, 'search'],
  ['a member with a keyword', '/search?keyword=a', member, undefined, 'plain'],
  ['a guest at the search', '/search', {}, undefined, 'plain'],
  ['a member at the notices', '/notice', member, undefined, 'notices'],
  ['a guest at the notices', '/notice', {}, undefined, 'plain'],
  ['any other page', '/chat', member, undefined, 'plain'],
])('the first view for this visit is $4: %s', (_, url, headers, facts, expected) => {
  expect(choosePage(pages, { url, headers }, facts)).toBe(expected);
});

test('a build without first-paint pages serves index.html; an empty build has no page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'azit-pages-'));
  try {
    expect(await readPages(folder)).toBeUndefined();
    await writeFile(join(folder, 'index.html'), 'plain');
    expect(await readPages(folder)).toEqual({ plain: 'plain' });
    expect(choosePage({ plain: 'plain' }, { url: '/', headers: {} }, undefined)).toBe('plain');
    await mkdir(join(folder, 'first-paint'));
    await writeFile(join(folder, 'first-paint', 'home.html'), 'home');
    expect(await readPages(folder)).toEqual({ plain: 'plain', home: 'home' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
