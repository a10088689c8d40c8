import { createHash, randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Part } from './manifest.ts';
import { BLOCK, paddingAfter, tarHeader } from './tar-header.ts';

export type ArchiveWriter = {
  /** Adds one part, however long it turns out to be. */
  add(name: string, body: AsyncIterable<Buffer>): Promise<Part>;
};

/** The file appears under its name whole and flushed, or not at all. */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`;
  // Addresses and password hashes are inside.
  const file = await open(draft, 'wx', 0o600);
  let end = 0;
  const append = async (bytes: Buffer) => {
    await file.write(bytes, 0, bytes.length, end);
    end += bytes.length;
  };
  const add = async (name: string, body: AsyncIterable<Buffer>) => {
    const start = end;
    const hash = createHash('sha256');
    let bytes = 0;
    await append(Buffer.alloc(BLOCK));
    for await (const chunk of body) {
      hash.update(chunk);
      bytes += chunk.length;
      await append(chunk);
    }
    await append(Buffer.alloc(paddingAfter(bytes)));
    await file.write(tarHeader(name, bytes, new Date()), 0, BLOCK, start);
    return { name, bytes, sha256: hash.digest('hex') };
  };
  try {
    try {
      await fill({ add });
      await append(Buffer.alloc(2 * BLOCK));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
