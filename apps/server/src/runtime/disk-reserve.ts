import { randomFillSync } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Room for a start: lock files, and two segments of PostgreSQL's log to recover and stop in. */
export const RESERVE_BYTES = 32 * 1024 * 1024;

const CHUNK_BYTES = 1024 * 1024;
const pathIn = (dataDir: string) => join(dataDir, 'reserve');

/**
 * Keeps a file of no use in the data directory, to be given up by a start on a full disk. Does
 * nothing if it is there, or if the disk has less room than `neededBytes` beside it.
 */
export async function ensureDiskReserve(
  dataDir: string,
  disk: { freeBytes: () => number; neededBytes: number },
): Promise<void> {
  const path = pathIn(dataDir);
  if (statSync(path, { throwIfNoEntry: false }) !== undefined) return;
  if (disk.freeBytes() < disk.neededBytes + RESERVE_BYTES) return;
  const draft = `${path}.new`;
  try {
    await writeNoise(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Gives up the reserve; the next start with enough room makes a new one. */
export function releaseDiskReserve(dataDir: string): void {
  for (const path of [pathIn(dataDir), `${pathIn(dataDir)}.new`]) rmSync(path, { force: true });
}

/** Noise, because a file system may keep zeros without using room for them. */
async function writeNoise(path: string): Promise<void> {
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
