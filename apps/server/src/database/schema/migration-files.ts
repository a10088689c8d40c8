import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export class MigrationError extends Error {
  override name = 'MigrationError';
}

export interface MigrationFile {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /**
   * The oldest release that can run after this migration, as the number of the newest migration of
   * that release.
   */
  readonly oldestProgram: number;
}

const fileNamePattern = /^(\d{4})-([a-z0-9-]+)\.sql$/;
/**
 * This line names the oldest release that can run on the new schema. Without it, all older releases
 * refuse to start.
 */
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
    // Normalize line endings: a checkout with Windows line endings must produce the same checksum.
    const sql = (await readFile(join(directory, fileName), 'utf8')).replaceAll('\r\n', '\n');
    const checksum = sha256(sql);
    const oldestProgram = Number(oldestProgramLine.exec(sql)?.[1] ?? number);
    files.push({ number, name, sql, checksum, oldestProgram });
  }
  return files;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
