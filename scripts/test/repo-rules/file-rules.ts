import type { SourceFile } from './source-tree.ts';

const emptyNames = /(^|\/)(utils?|helpers?|misc|common|types|managers?)(\.|\/)/;
const barrel = /(^|\/)index\.tsx?$/;
const contractBarrel = 'packages/contract/src/index.ts';
const migration = /\/migrations\/.*\.sql$/;
const generated = /\/schema\.sql$/;

export function findEmptyNames(paths: string[]): string[] {
  return paths.filter((path) => emptyNames.test(path));
}

export function findBarrels(paths: string[]): string[] {
  return paths.filter((path) => barrel.test(path) && path !== contractBarrel);
}

/** Migrations are exempt, because an applied migration is never split. */
export function findLongFiles(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => !migration.test(path) && !generated.test(path))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, '').split('\n').length }))
    .filter(({ lines }) => lines > 300)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}

/**
 * Migrations after this number run while an older release still serves requests, so each must name
 * the oldest supported release.
 */
const LAST_SQUASHED = 138;

export function findMigrationsWithoutProgram(files: SourceFile[]): string[] {
  const found = files.filter(({ path }) => migration.test(path));
  const numbers = new Set(found.map(({ path }) => readNumber(path)));
  return found
    .filter(({ path, text }) => {
      const oldest = Number(/^-- oldest program: (\d{4})\r?\n/.exec(text)?.[1] ?? Number.NaN);
      const isKnown = oldest <= LAST_SQUASHED || numbers.has(oldest);
      return readNumber(path) > LAST_SQUASHED && !(isKnown && oldest <= readNumber(path));
    })
    .map(({ path }) => path);
}

function readNumber(path: string): number {
  return Number(/\/(\d{4})-[^/]*$/.exec(path)?.[1]);
}
