import { isTest, type SourceFile } from './source-tree.ts';

const emptyNames = /(^|\/)(utils?|helpers?|misc|common|types|managers?)(\.|\/)/;
const barrel = /(^|\/)index\.tsx?$/;
const contractBarrel = 'packages/contract/src/index.ts';
const longAllowed = /(^bench\/|\/seed-demo\/)/;
const migration = /\/migrations\/.*\.sql$/;

export function findEmptyNames(paths: string[]): string[] {
  return paths.filter((path) => emptyNames.test(path));
}

export function findBarrels(paths: string[]): string[] {
  return paths.filter((path) => barrel.test(path) && path !== contractBarrel);
}

/** A migration is history: it is never split after it has run. */
export function findLongFiles(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !migration.test(path))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ path, lines }) => lines > (isTest(path) || longAllowed.test(path) ? 300 : 200))
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}
