import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  findBrokenLinks,
  findLongDocuments,
  findUnknownCommands,
  findUnknownFiles,
  findWordsToldTwice,
} from './document-rules.ts';
import { readTree, root } from './source-tree.ts';

// Decisions tell of their own day and are never rewritten; everything else is true today.
const documents = readTree(['.'], ['.md']).filter(
  ({ path: name }) => !name.includes('docs/decisions/') && name !== 'CHANGELOG.md',
);
const paths = readTree(['.'], ['.ts', '.tsx', '.mjs', '.sql', '.css']).map((file) => file.path);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const sample = (text: string) => [{ path: 'docs/sample.md', text }];

test('documents have at most three hundred lines', () => {
  expect(documents.map(({ path: name }) => name)).toContain('docs/operations.md');
  expect(findLongDocuments(documents)).toEqual([]);
  expect(findLongDocuments(sample('x\n'.repeat(301)))).toEqual(['docs/sample.md has 301 lines']);
});

test('documents name files that are there', () => {
  expect(findUnknownFiles(documents, paths)).toEqual([]);
  const text = '`http/a.ts` `http/*-rows.ts` `server/http/a.ts` `http/gone.ts` `0/NNNN-x.sql`';
  const there = ['apps/server/src/http/a.ts', 'apps/server/test/http/b-rows.ts'];
  expect(findUnknownFiles(sample(text), there)).toEqual(['docs/sample.md: http/gone.ts']);
});

test('documents link to places that are there', () => {
  const isThere = (file: string) => existsSync(path.join(root, file));
  expect(findBrokenLinks(documents, isThere)).toEqual([]);
  const text = '[a](../README.md) [b](gone.md) [c](https://example.com) [d](#part)';
  expect(findBrokenLinks(sample(text), isThere)).toEqual(['docs/sample.md: docs/gone.md']);
});

test('documents name commands that are there', () => {
  expect(findUnknownCommands(documents, scripts)).toEqual([]);
  const text = '`npm run backup` `npm run bench:gone -- 5`';
  expect(findUnknownCommands(sample(text), scripts)).toEqual(['docs/sample.md: bench:gone']);
});

test('the glossary explains a word once', () => {
  const glossary = documents.find(({ path: name }) => name === 'docs/glossary.md')?.text ?? '';
  expect(findWordsToldTwice(glossary)).toEqual([]);
  expect(findWordsToldTwice('| a | notice | |\n| b | line | |\n| c | notice | |')).toEqual([
    'notice',
  ]);
});
