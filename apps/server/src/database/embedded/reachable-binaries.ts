import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { binaryPath, type PostgresBinaries } from './postgres-binaries.ts';

export function makeReachable(
  binaries: PostgresBinaries,
  account: PostgresAccount,
  folders: readonly string[] = ['/var/cache', '/var/tmp', tmpdir()],
): PostgresBinaries {
  if (account === undefined || canRun(binaries, account)) return binaries;
  for (const folder of folders) {
    const copy = tryCopyTo(folder, binaries);
    if (copy !== undefined && canRun(copy, account)) return copy;
  }
  throw new EmbeddedDatabaseError(
    `User id ${account.uid} cannot run PostgreSQL from ${binaries.root}, nor from a copy in ` +
      `${folders.join(', ')}: start azit as an ordinary user or set DATABASE_URL`,
  );
}

function canRun(binaries: PostgresBinaries, account: { uid: number; gid: number }): boolean {
  const probe = spawnSync(binaryPath(binaries, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
  });
  return probe.status === 0;
}

function tryCopyTo(folder: string, binaries: PostgresBinaries): PostgresBinaries | undefined {
  const target = join(folder, `azit-postgres-${binaries.build}`);
  try {
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) {
      const draft = mkdtempSync(`${target}.`);
      const filter = (file: string) => !file.endsWith('.a');
      cpSync(binaries.root, draft, { recursive: true, verbatimSymlinks: true, filter });
      execFileSync('chmod', ['-R', 'u+rwX,go+rX,go-w', draft]);
      moveInto(draft, target);
    }
    return isOwnFolder(target) ? { ...binaries, root: target } : undefined;
  } catch {
    return undefined;
  }
}

function moveInto(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/**
 * True if our account owns the folder and no other account may write in it. In a shared parent
 * folder, another user may have created it with manipulated binaries.
 */
function isOwnFolder(path: string): boolean {
  const found = lstatSync(path);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
