import { describe, expect, test } from 'vitest';
import { readTree } from './source-tree.ts';
import { findLongTitles, findOldWords } from './vocabulary-rules.ts';

/** Applied migrations and released notes never change, so their words are not checked. */
const isHistory = (path: string) => path.includes('/migrations/') || path === 'CHANGELOG.md';
const endings = ['.ts', '.tsx', '.mjs', '.js', '.css', '.sql', '.sh', '.md'];
const files = readTree(['.'], endings).filter(({ path }) => !isHistory(path));

const find = (path: string, text: string) => findOldWords([{ path, text }]);

test('no file uses a word that the vocabulary forbids', () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(findOldWords(files)).toEqual([]);
});

test('test titles have at most 80 characters', () => {
  expect(findLongTitles(files)).toEqual([]);
  const text = `test('${'x'.repeat(81)}', () => {});`;
  expect(findLongTitles([{ path: 'a/a.test.ts', text }])).toHaveLength(1);
});

describe('words that are not allowed', () => {
  test.each([
    ['a comment', 'a/a.ts', '// Whoever lost a deadlock waits.'],
    ['a doc comment', 'a/a.tsx', '/** Reads it anew. */\nexport const a = 1;'],
    ['a test title', 'a/a.test.ts', "test('the host is told of it', () => {});"],
    ['a title of test.each', 'a/a.test.ts', "test.each([1])('the host is told %s', () => {});"],
    ['a template title', 'a/a.test.ts', 'test(`$' + '{1} is told`, () => {});'],
    ['a constant', 'a/a.ts', 'const MOST_LINES = 3;'],
    ['a function', 'a/a.ts', 'function keepSearch() {}'],
    ['a type', 'a/a.ts', 'type KeptJson = string;'],
    ['a property', 'a/a.ts', 'type A = { isQuick: boolean };'],
    ['an Of name', 'a/a.ts', 'const idOf = 1;'],
    ['a component', 'a/a.tsx', 'const a = <HostDesk />;'],
    ['a file name', 'a/kept-replies.ts', ''],
    ['a folder name', 'a/desk/a.ts', ''],
    ['a CSS class', 'a/a.css', '.room-foot { color: red; }'],
    ['a CSS comment', 'a/a.css', '/* The foot steps aside. */'],
    ['an SQL comment', 'a/a.sql', '-- so many rows\nselect 1;'],
    ['a shell comment', 'a/a.sh', '# asked of the server\nls'],
    ['a document', 'docs/a.md', 'A line.\n\nWhoever reads this is told.'],
    ['a sentence on a crew meeting', 'a/a.ts', '// Skips a full date of the crew.'],
    ['a sentence on a doorbell', 'a/a.ts', '// Rings the other devices.'],
    ['a title with a noun “act”', 'a/a.test.ts', "test('each act notifies', () => {});"],
    ['a sentence on a stored draft', 'a/a.ts', '// The draft survives a reload.'],
    ['a sentence on a callback', 'a/a.ts', '// Ends when the work is done.'],
    ['a title on a question', 'a/a.test.ts', "test('it prompts the host', () => {});"],
  ])('a forbidden word is reported in %s', (_, path, text) => {
    expect(find(path, text)).not.toEqual([]);
  });
});

describe('words that are allowed', () => {
  test.each([
    ['ordinary words', '// Drafts are kept for a day, in the right place, for a moment.'],
    ['other meanings', '// Acts on a date of birth. A focus ring. Prompts for a keyword.'],
    ['platform names', 'a.indexOf(1); agent.keepAlive = true; text.replace(a, b);'],
    ['keys of object literals', "const texts = { place: '장소' };"],
    ['strings', "const sql = 'select told from kept';"],
    ['calendar terms', 'const timeOfDay = 1, dayOfMonth = 2;'],
  ])('no forbidden word is reported in: %s', (_, text) => {
    expect(find('a/a.ts', text)).toEqual([]);
  });

  test('a forbidden word within code in a document is not reported', () => {
    expect(find('docs/a.md', 'Say again, not `anew`.\n')).toEqual([]);
  });
});
