import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface MigrationFile {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Without the line that names the oldest program: some got it after they had been applied. */
  readonly bareChecksum: string;
  /** The last migration of the oldest program that still works on the schema after this one. */
  readonly oldestProgram: number;
}

const fileNamePattern = /^(\d{4})-([a-z0-9-]+)\.sql$/;
/** Such a line in a migration lets older programs run on beside the newer one. */
const oldestProgramLine = /^-- oldest program: (\d{4})\n/m;

export async function readMigrationFiles(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const files: MigrationFile[] = [];
  for (const fileName of names) {
    const [, digits, name] = fileNamePattern.exec(fileName) ?? [];
    if (digits === undefined || name === undefined) {
      throw new Error(`Migration ${fileName} is not called NNNN-name.sql`);
    }
    const number = Number(digits);
    if (files.at(-1)?.number === number) throw new Error(`Two migrations are numbered ${digits}`);
    // A checkout with Windows line ends is still the same migration.
    const sql = (await readFile(join(directory, fileName), 'utf8')).replaceAll('\r\n', '\n');
    const checksum = sha256(sql);
    const bareChecksum = sha256(sql.replace(oldestProgramLine, ''));
    const oldestProgram = Number(oldestProgramLine.exec(sql)?.[1] ?? number);
    files.push({ number, name, sql, checksum, bareChecksum, oldestProgram });
  }
  return files;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
