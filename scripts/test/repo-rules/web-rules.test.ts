import { describe, expect, test } from 'vitest';
import { findFullFolders, findFullLib } from './folder-rules.ts';
import { readTree } from './source-tree.ts';
import { findInlineKeys, findInlinePaths } from './web-rules.ts';

const files = readTree(['apps', 'packages'], ['.ts', '.tsx', '.css', '.sql', '.svg']);
const paths = files.map(({ path }) => path);
const web = 'apps/web/src';

const planted = (text: string, path = `${web}/features/clubs/api/x.ts`) => [{ path, text }];

describe('query keys', () => {
  test('no query key is written by hand', () => {
    expect(findInlineKeys(files)).toEqual([]);
  });

  test.each([
    "queryKey: ['clubs', 'detail', id],",
    "mutationKey: ['members', id],",
    "client.setQueryData(['clubs', id], club);",
    "client.getQueryData<Club>(['clubs', id]);",
  ])('a query key written by hand is reported: %s', (line) => {
    expect(findInlineKeys(planted(line))).toHaveLength(1);
  });

  test('derived query keys and keys in tests are not reported', () => {
    expect(findInlineKeys(planted('queryKey: keyOf(clubs.get, { params }),'))).toEqual([]);
    expect(findInlineKeys(planted("queryKey: ['x'],", `${web}/lists/x.test.tsx`))).toEqual([]);
  });
});

describe('paths of the app', () => {
  test('no path of the app is written outside navigation/paths.ts', () => {
    expect(findInlinePaths(files)).toEqual([]);
  });

  test.each([
    ['<Link to={`/azit/detail/$', '{club.clubId}`}>'].join(''),
    "void navigate('/login');",
    '<BackButton fallback="/chat" />',
    "{ to: '/', label: '홈' },",
    '<ButtonLink to="/">',
  ])('a path written by hand is reported: %s', (line) => {
    expect(findInlinePaths(planted(line))).toHaveLength(1);
  });

  test('comments, API paths and tests are not reported', () => {
    expect(findInlinePaths(planted("// goes to '/login'"))).toEqual([]);
    expect(findInlinePaths(planted("fetch('/api/auth/login')"))).toEqual([]);
    expect(findInlinePaths(planted("open('/login')", `${web}/app/x.test.tsx`))).toEqual([]);
  });
});

describe('folder sizes', () => {
  test('folders have at most 30 entries, and web/lib has fewer than 15 files', () => {
    expect(findFullFolders(paths)).toEqual([]);
    expect(findFullLib(paths)).toEqual([]);
  });

  test('a folder with too many entries is reported', () => {
    const many = Array.from({ length: 31 }, (_, index) => `${web}/ui/file-${index}.ts`);
    expect(findFullFolders(many)).toEqual([`${web}/ui has 31 entries`]);
    expect(findFullFolders(many.slice(1))).toEqual([]);
  });

  test('a lib folder with too many files is reported', () => {
    const many = Array.from({ length: 15 }, (_, index) => `${web}/lib/file-${index}.ts`);
    expect(findFullLib(many)).toEqual([`${web}/lib has 15 files`]);
    expect(findFullLib(many.slice(1))).toEqual([]);
  });
});
