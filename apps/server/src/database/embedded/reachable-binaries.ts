import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { binaryPath, type PostgresBinaries } from './postgres-binaries.ts';

/** Binaries the account can run: a copy where the program's folder is closed to it. */
export function makeReachable(
  binaries: PostgresBinaries,
  account: PostgresAccount,
  places: readonly string[] = ['/var/cache', '/var/tmp', tmpdir()],
): PostgresBinaries {
  if (account === undefined || canRun(binaries, account)) return binaries;
  for (const place of places) {
    const copy = tryCopyTo(place, binaries);
    if (copy !== undefined && canRun(copy, account)) return copy;
  }
  throw new EmbeddedDatabaseError(
    `User id ${account.uid} cannot run PostgreSQL from ${binaries.root}, nor from a copy in ` +
      `${places.join(', ')}: start azit as an ordinary user or set DATABASE_URL`,
  );
}

function canRun(binaries: PostgresBinaries, account: { uid: number; gid: number }): boolean {
  const probe = spawnSync(binaryPath(binaries, 'postgres'), ['--version'], {
    ...account,
    cwd: '/',
  });
  return probe.status === 0;
}

function tryCopyTo(place: string, binaries: PostgresBinaries): PostgresBinaries | undefined {
  const target = join(place, `azit-postgres-${binaries.build}`);
  try {
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) {
      // Filled aside and renamed, so a copy under its final name is always whole.
      const draft = mkdtempSync(`${target}.`);
      copyTree(binaries.root, draft);
      moveInto(draft, target);
    }
    return isOwnFolder(target) ? { ...binaries, root: target } : undefined;
  } catch {
    // Missing, full or read-only: the next folder may do.
    return undefined;
  }
}

function moveInto(draft: string, target: string): void {
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another server was quicker with the same copy.
    if (lstatSync(target, { throwIfNoEntry: false }) === undefined) throw error;
  }
}

/** In a folder open to all, another user may have put something under our name. */
function isOwnFolder(path: string): boolean {
  const found = lstatSync(path);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

function copyTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.name.endsWith('.a')) {
      copyFileSync(source, target);
      chmodSync(target, lstatSync(source).mode & 0o100 ? 0o755 : 0o644);
    }
  }
}
