import { fileURLToPath } from 'node:url';
import { MigrationError, type MigrationFile, readMigrationFiles } from './migration-files.ts';

/** Migrations 0001 to 0009 replace 38 files. Release 0.2.0 had 36 of them. */
const BASELINE_END = 9;
const LAST_SQUASHED = [
  { number: 136, checksum: 'd3e410d1feb617adfd38fd10a6866b5208199869dd7afd4d4b88b84a8074a344' },
  { number: 137, checksum: '6001533e2ae728a6daec1b8ab79aa3057bf58c992766d3d08c2c13c337070162' },
  { number: 138, checksum: 'e7de1a481f4954499ba221d7024f06a73f7120b8e5709eac9df86d143c873230' },
] as const;
const SQUASHED_END = 138;

const sinceRelease = fileURLToPath(new URL('from-0.2.0', import.meta.url));

interface Recorded {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

/**
 * Returns the migrations that a database of release 0.2.0 still needs to have the schema of the
 * baseline. The comments in these files have changed since that release, so this returns the
 * checksums of the original files.
 */
export async function findUnappliedBaseline(
  recorded: readonly Recorded[],
): Promise<MigrationFile[]> {
  const last = recorded.findLast(({ number }) => number <= SQUASHED_END);
  const index = LAST_SQUASHED.findIndex(({ number }) => number === last?.number);
  if (index === -1 || index === LAST_SQUASHED.length - 1) return [];
  const files = await readMigrationFiles(sinceRelease);
  return LAST_SQUASHED.slice(index + 1).flatMap(({ number, checksum }) =>
    files.filter((file) => file.number === number).map((file) => ({ ...file, checksum })),
  );
}

/**
 * Replaces the records of applied migrations in memory only: a process of release 0.2.0 may still
 * use the same database and needs the stored records.
 */
export function replaceSquashed<T extends Recorded>(
  files: readonly MigrationFile[],
  recorded: readonly T[],
): (T | MigrationFile)[] {
  const squashed = recorded.filter(({ number }) => number <= SQUASHED_END);
  if (squashed.every(({ number }) => number <= BASELINE_END)) return [...recorded];
  const last = squashed.at(-1);
  const isKnown = LAST_SQUASHED.some(
    ({ number, checksum }) => number === last?.number && checksum === last.checksum,
  );
  if (!isKnown) {
    throw new MigrationError(
      'The schema is older than release 0.2.0: start release 0.2.0 on it once, then this one',
    );
  }
  const baseline = files.filter(({ number }) => number <= BASELINE_END);
  return [...baseline, ...recorded.slice(squashed.length)];
}
