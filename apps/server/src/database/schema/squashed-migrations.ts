import { MigrationError, type MigrationFile } from './migration-files.ts';

/** Migrations 0001 to 0009 create the schema of 0.2.0 and replace its 38 migration files. */
const BASELINE_END = 9;
const RELEASE_0_2_0 = {
  number: 138,
  checksum: 'e7de1a481f4954499ba221d7024f06a73f7120b8e5709eac9df86d143c873230',
};

interface Recorded {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/**
 * Replaces the records of applied migrations in memory only: a process of release 0.2.0 may still
 * use the same database and needs the stored records.
 */
export function replaceSquashed<T extends Recorded>(
  files: readonly MigrationFile[],
  recorded: readonly T[],
): (T | MigrationFile)[] {
  const squashed = recorded.filter(({ number }) => number <= RELEASE_0_2_0.number);
  if (squashed.every(({ number }) => number <= BASELINE_END)) return [...recorded];
  const last = squashed.at(-1);
  if (last?.number !== RELEASE_0_2_0.number || last.checksum !== RELEASE_0_2_0.checksum) {
    throw new MigrationError(
      'The schema is older than release 0.2.0: start release 0.2.0 on it once, then this one',
    );
  }
  const baseline = files.filter(({ number }) => number <= BASELINE_END);
  return [...baseline, ...recorded.slice(squashed.length)];
}
