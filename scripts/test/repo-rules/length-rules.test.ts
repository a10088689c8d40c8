import { describe, expect, test } from 'vitest';
import { findLongFunctions, findLongSql } from './length-rules.ts';
import { readTree } from './source-tree.ts';

const files = readTree(['.'], ['.ts', '.tsx', '.mjs', '.js']);

function lengthen(lines: number, before: string, after: string): string {
  return `${before}\n${'  call();\n'.repeat(lines - 2)}${after}\n`;
}

const find = (path: string, text: string) => findLongFunctions([{ path, text }]);

test('functions have at most 60 lines and components at most 100', () => {
  expect(findLongFunctions(files)).toEqual([]);
});

test('SQL statements and their parts have at most 40 lines', () => {
  const server = files.filter(({ path }) => path.startsWith('apps/server/src/'));
  expect(server.length).toBeGreaterThan(300);
  expect(findLongSql(server)).toEqual([]);
  const find = (text: string) => findLongSql([{ path: 'a/a.ts', text }]);
  const sql = (lines: number) => `const text = \`select 1${'\n, 1'.repeat(lines - 1)}\`;`;
  expect(find(sql(40))).toEqual([]);
  expect(find(sql(41))).toEqual(['a/a.ts: a statement has 41 lines']);
  expect(find(sql(41).replace('select 1', 'a page'))).toEqual([]);
});

describe('functions that are too long', () => {
  test.each([
    ['a declaration', 'a/a.ts', 'function long() {', '}'],
    ['an arrow function', 'a/a.ts', 'const long = () => {', '};'],
    ['a method', 'a/a.ts', 'class A { long() {', '} }'],
    ['a property', 'a/a.mjs', 'const a = { long: async () => {', '} };'],
    ['a function in a test', 'a/a.test.ts', "test('a', () => { function long() {", '} });'],
    ['a wrapped function', 'a/a.ts', 'const long = once(() => {', '});'],
    ['a function in a component', 'a/a.tsx', 'function Card() { const long = () => {', '}; }'],
  ])('a long function is reported as %s', (_, path, before, after) => {
    expect(find(path, lengthen(61, before, after))).toEqual([`${path}: long has 61 lines`]);
    expect(find(path, lengthen(60, before, after))).toEqual([]);
  });

  test('a long callback is reported', () => {
    const text = lengthen(61, 'run(() => {', '});');
    expect(find('a/a.ts', text)).toEqual(['a/a.ts: a callback has 61 lines']);
  });

  test('a component is reported above 100 lines', () => {
    const card = (lines: number) => lengthen(lines, 'export function Card() {', '}');
    expect(find('a/card.tsx', card(101))).toEqual(['a/card.tsx: Card has 101 lines']);
    expect(find('a/card.tsx', card(100))).toEqual([]);
    expect(find('a/card.ts', card(61))).toHaveLength(1);
  });
});

test.each(["test('a', () => {", "describe.each([1])('a', async () => {"])(
  'the body of a test may be long: %s',
  (before) => {
    const text = lengthen(200, before, '});');
    expect(find('e2e/tests/a.spec.ts', text)).toEqual([]);
    expect(find('apps/a.ts', text)).toHaveLength(1);
  },
);
