import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findDoubleIds, findLostTests, readRows, titlesOf } from './coverage-table.ts';
import { root } from './source-tree.ts';

function read(file: string): string | null {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : null;
}

test('every test that docs/coverage.md names is there', () => {
  const text = read('docs/coverage.md') ?? '';
  const rows = readRows(text);
  const tableLines = text.split('\n').filter((line) => /^\| [A-Z]\d/.test(line));
  expect(rows).toHaveLength(tableLines.length);
  expect(rows.length).toBeGreaterThan(200);
  expect(findLostTests(rows, read)).toEqual([]);
  expect(findDoubleIds(rows)).toEqual([]);
});

test('titles are read however they are written', () => {
  const source = [
    "test('one', () => {});",
    'it("it’s two", () => {});',
    "test.each([1])('%s three', () => {});",
    "test.each([\n  ['a'],\n])(\n  `four $five`,\n  () => {});",
    "test('six\\'s', { timeout: 1 }, () => {});",
    "describe('not this', () => {});",
    "expect('nor this', x);",
  ].join('\n');
  expect(titlesOf(source)).toEqual(['one', 'it’s two', '%s three', 'four $five', "six's"]);
});

test('a lost file, a lost title, a row without a test and a second id are found', () => {
  const rows = readRows(
    [
      '| # | statement | shown by |',
      '|---|---|---|',
      '| S1.1 | good | `a.test.ts › one` |',
      '| S1.2 | gone | `b.test.ts › one`<br>`a.test.ts › two` |',
      '| S1.2 | none | — |',
      '| S1.3 | no test | `a.ts › one` |',
    ].join('\n'),
  );
  const files: Record<string, string> = { 'a.test.ts': "test('one', () => {});", 'a.ts': '' };
  expect(findLostTests(rows, (file) => files[file] ?? null)).toEqual([
    'S1.2 names no test file: b.test.ts',
    'S1.2: a.test.ts has no test two',
    'S1.2 names no test: —',
    'S1.3 names no test file: a.ts',
  ]);
  expect(findDoubleIds(rows)).toEqual(['S1.2']);
});
