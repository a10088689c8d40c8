import path from 'node:path';
import type { SourceFile } from './source-tree.ts';

const MAX_LINES = 300;
const tables = new Set(['docs/coverage.md', 'docs/coverage-statements.md']);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const missing = (document: SourceFile, found: string[]) =>
  [...new Set(found)].map((what) => `${document.path}: ${what}`);

export function findLongDocuments(documents: readonly SourceFile[]): string[] {
  return documents
    .filter(({ path: name }) => !tables.has(name))
    .map(({ path: name, text }) => ({ name, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ name, lines }) => `${name} has ${lines} lines`);
}

/**
 * A document may omit the start of a path and the folder `src`, and may write `*` for part of a
 * name and `NNNN` for a number.
 */
export function findUnknownFiles(documents: readonly SourceFile[], paths: string[]): string[] {
  const known = paths.flatMap((file) => [`/${file}`, `/${file.replaceAll('src/', '')}`]).join('\n');
  const isKnown = (name: string) => {
    const pattern = name.replaceAll('.', '\\.').replaceAll('*', '[^/\\n]*');
    return name.includes('NNNN') || new RegExp(`/${pattern}$`, 'm').test(known);
  };
  const named = /`([\w.*-]+(?:\/[\w.*-]+)+\.(?:ts|tsx|mjs|sql|css))`/g;
  return documents.flatMap((document) =>
    missing(
      document,
      matches(document.text, named).filter((name) => !isKnown(name)),
    ),
  );
}

export function findBrokenLinks(
  documents: readonly SourceFile[],
  isThere: (file: string) => boolean,
): string[] {
  return documents.flatMap((document) =>
    missing(
      document,
      matches(document.text, /\]\((?!https?:|#)([^)#\s]+)/g)
        .map((link) => path.posix.join(path.posix.dirname(document.path), link))
        .filter((link) => !isThere(link)),
    ),
  );
}

export function findUnknownCommands(
  documents: readonly SourceFile[],
  scripts: Record<string, unknown>,
): string[] {
  return documents.flatMap((document) =>
    missing(
      document,
      matches(document.text, /`npm run ([\w:-]+)/g).filter((name) => !(name in scripts)),
    ),
  );
}

export function findDuplicateTerms(glossary: string): string[] {
  const found = matches(glossary, /^\|[^|]*\| ([^|]+?) \|/gm);
  return found.filter((term, index) => found.indexOf(term) < index && term !== '---');
}

const MAX_DECISIONS = 30;
const MAX_DECISION_LINES = 60;
const statusLine = /^Status: (accepted|superseded by \d+), \d{4}-\d{2}-\d{2}$/m;
const sections = ['## Context', '## Decision', '## Consequences'];

export function findFaultyDecisions(records: SourceFile[], index: string): string[] {
  const faults = records.flatMap(({ path, text }) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return [
      text.trimEnd().split('\n').length > MAX_DECISION_LINES && 'is too long',
      !statusLine.test(text) && 'has no status',
      !sections.every((section) => text.includes(`\n${section}\n`)) && 'lacks a section',
      !index.includes(`](${name})`) && 'is not in the index',
    ].flatMap((fault) => (fault === false ? [] : [`${name} ${fault}`]));
  });
  return records.length > MAX_DECISIONS ? [...faults, `${records.length} records`] : faults;
}

const exampleSection = /^## Example: [^\n]*`([^`]+)`\n([\s\S]*?)(?=^## |$(?![\s\S]))/gm;
const exampleRow = /^\| `([^`]+)` \|/gm;

export function findStaleExamples(
  document: string,
  read: (path: string) => string | undefined,
): string[] {
  return [...document.matchAll(exampleSection)].flatMap(([, name = '', section = '']) => {
    const spellings = [name, toSnakeCase(name)];
    return [...section.matchAll(exampleRow)]
      .map(([, file = '']) => file)
      .filter((file) => !spellings.some((spelling) => read(file)?.includes(spelling)))
      .map((file) => `${file} does not contain ${name}`);
  });
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
