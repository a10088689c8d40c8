import { isTest, type SourceFile } from './source-tree.ts';

const emptyNames = /(^|\/)(utils?|helpers?|misc|common|types|managers?)(\.|\/)/;
const barrel = /(^|\/)index\.tsx?$/;
const contractBarrel = 'packages/contract/src/index.ts';
const longAllowed = /(^lab\/|\/seed-demo\/)/;
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

/** Since releases may run side by side, a migration says which older one it lets go on. */
const FIRST_TO_SAY = 120;

/** Migrations whose first line does not name the oldest program that works on their schema. */
export function findMigrationsWithoutProgram(files: SourceFile[]): string[] {
  const found = files.filter(({ path }) => migration.test(path));
  const numbers = new Set(found.map(({ path }) => numberOf(path)));
  return found
    .filter(({ path, text }) => {
      const oldest = Number(/^-- oldest program: (\d{4})\r?\n/.exec(text)?.[1] ?? Number.NaN);
      const isNamed = numbers.has(oldest) && oldest <= numberOf(path);
      return numberOf(path) >= FIRST_TO_SAY && !isNamed;
    })
    .map(({ path }) => path);
}

function numberOf(path: string): number {
  return Number(/\/(\d{4})-[^/]*$/.exec(path)?.[1]);
}
