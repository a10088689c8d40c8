import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  findBrokenLinks,
  findDuplicateTerms,
  findFaultyDecisions,
  findLongDocuments,
  findStaleExamples,
  findUnknownCommands,
  findUnknownFiles,
} from './document-rules.ts';
import { readTree, root } from './source-tree.ts';

const documents = readTree(['.'], ['.md']).filter(({ path: name }) => name !== 'CHANGELOG.md');
const isDecision = ({ path: name }: { path: string }) => /docs\/decisions\/\d/.test(name);
const paths = readTree(['.'], ['.ts', '.tsx', '.mjs', '.sql', '.css']).map((file) => file.path);
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const operations = read('docs/operations.md');
const sources = readTree(['apps/server/src', 'scripts'], ['.ts', '.mjs']);
const server = sources.map(({ text }) => text).join('\n');
const sample = (text: string) => [{ path: 'docs/sample.md', text }];

test('documents have at most 300 lines', () => {
  expect(documents.map(({ path: name }) => name)).toContain('docs/operations.md');
  expect(findLongDocuments(documents)).toEqual([]);
  expect(findLongDocuments(sample('x\n'.repeat(301)))).toEqual(['docs/sample.md has 301 lines']);
});

test('documents name only existing files', () => {
  expect(findUnknownFiles(documents, paths)).toEqual([]);
  const text = '`http/a.ts` `http/*-rows.ts` `server/http/a.ts` `http/gone.ts` `0/NNNN-x.sql`';
  const there = ['apps/server/src/http/a.ts', 'apps/server/test/http/b-rows.ts'];
  expect(findUnknownFiles(sample(text), there)).toEqual(['docs/sample.md: http/gone.ts']);
});

test('documents link only to existing files', () => {
  const isThere = (file: string) => existsSync(path.join(root, file));
  expect(findBrokenLinks(documents, isThere)).toEqual([]);
  const text = '[a](../README.md) [b](gone.md) [c](https://example.com) [d](#part)';
  expect(findBrokenLinks(sample(text), isThere)).toEqual(['docs/sample.md: docs/gone.md']);
});

test('documents name only existing commands', () => {
  expect(findUnknownCommands(documents, scripts)).toEqual([]);
  const text = '`npm run backup` `npm run bench:gone -- 5`';
  expect(findUnknownCommands(sample(text), scripts)).toEqual(['docs/sample.md: bench:gone']);
});

test('the operations page lists every job of the server', () => {
  const found = [
    ...read('apps/server/src/background-jobs.ts').matchAll(/'([a-z]+-[a-z-]+)'/g),
    ...server.matchAll(/_TASK = '([a-z-]+)'/g),
  ];
  const jobs = found.map(([, name]) => name ?? '');
  expect(jobs).toEqual(expect.arrayContaining(['send-due-mails', 'move-demo', 'settle-seats']));
  expect(jobs.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
});

test('the operations page lists only log messages of the server', () => {
  const [, table = ''] = operations.split('## Log messages');
  const rows = [...table.matchAll(/^\| (`.*?`) \| (?:debug|info|warn|error)/gm)];
  const messages = rows.flatMap(([, cell = '']) => cell.slice(1, -1).split('`, `'));
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !server.includes(message))).toEqual([]);
});

test('the glossary explains each term once', () => {
  const glossary = documents.find(({ path: name }) => name === 'docs/glossary.md')?.text ?? '';
  expect(findDuplicateTerms(glossary)).toEqual([]);
  expect(findDuplicateTerms('| a | notice | |\n| b | line | |\n| c | notice | |')).toEqual([
    'notice',
  ]);
});

test('decision records are short, have a status and sections, and are in the index', () => {
  const index = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8');
  const records = documents.filter(isDecision);
  expect(records.length).toBeGreaterThan(20);
  expect(findFaultyDecisions(records, index)).toEqual([]);
});

test('a faulty decision record is reported with every fault', () => {
  const record = { path: 'docs/decisions/0001-a.md', text: `# 1. A\n${'x\n'.repeat(60)}` };
  expect(findFaultyDecisions([record], '')).toEqual([
    '0001-a.md is too long',
    '0001-a.md has no status',
    '0001-a.md lacks a section',
    '0001-a.md is not in the index',
  ]);
  const good =
    '# 1. A\n\nStatus: accepted, 2026-11-15\n\n## Context\n\n## Decision\n\n## Consequences\n';
  const many = Array.from({ length: 31 }, () => ({ path: 'docs/decisions/0001-a.md', text: good }));
  expect(findFaultyDecisions(many, '](0001-a.md)')).toEqual(['31 records']);
});

test('every file in the example tables of CONTRIBUTING.md contains the listed name', () => {
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  const contributing = read('CONTRIBUTING.md') ?? '';
  expect(contributing.match(/^## Example: /gm)?.length).toBeGreaterThanOrEqual(2);
  expect(findStaleExamples(contributing, read)).toEqual([]);
});

test('an example table that names a missing file or an outdated name is reported', () => {
  const document =
    '## Example: add a thing, `someName`\n\n| `a.ts` | x |\n| `b.sql` | x |\n| `c.ts` | x |\n';
  const files: Record<string, string> = { 'a.ts': 'someName', 'b.sql': 'some_name', 'c.ts': '' };
  expect(findStaleExamples(document, (file) => files[file])).toEqual([
    'c.ts does not contain someName',
  ]);
});
