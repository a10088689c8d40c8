import { randomFillSync } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deleting a reserve of this size lets PostgreSQL start on a full disk: it needs space for lock
 * files and two WAL segments.
 */
export const RESERVE_BYTES = 32 * 1024 * 1024;

const CHUNK_BYTES = 1024 * 1024;
const pathIn = (dataDir: string) => join(dataDir, 'reserve');

export async function ensureDiskReserve(
  dataDir: string,
  disk: { freeBytes: () => number; neededBytes: number },
): Promise<void> {
  const path = pathIn(dataDir);
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
  if (disk.freeBytes() < disk.neededBytes + RESERVE_BYTES) return;
  const draft = `${path}.new`;
  try {
    await writeRandomBytes(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export function releaseDiskReserve(dataDir: string): void {
  for (const path of [pathIn(dataDir), `${pathIn(dataDir)}.new`]) rmSync(path, { force: true });
}

/** Write random bytes, because a file system may store zeros without using disk space. */
async function writeRandomBytes(path: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    for (let written = 0; written < RESERVE_BYTES; written += CHUNK_BYTES) {
      await file.write(randomFillSync(chunk));
    }
  } finally {
    await file.close();
  }
}

export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100') return true;
  return /no space left on device/i.test(error.message) || isDiskFull(error.cause);
}
