import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Pack, pack } from 'tar-stream';
import type { Part } from './manifest.ts';
import { readBuffers } from './read-archive.ts';

export type ArchiveWriter = {
  addFile(name: string, path: string): Promise<Part>;
  /** A tar entry begins with its length, so content of unknown length needs a temporary file. */
  add(name: string, body: AsyncIterable<Buffer>): Promise<Part>;
};

// Only the owner may read the archive, because it contains e-mail addresses and password hashes.
const OWNER_ONLY = 0o600;

/**
 * Writes a draft and renames it at the end: an interrupted backup must not leave an incomplete file
 * under the final name.
 */
export async function writeArchive(
  path: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`;
  const collected = `${draft}.body`;
  const tar = pack();
  const addFile = (name: string, file: string) => addEntry(tar, name, file);
  const add = async (name: string, body: AsyncIterable<Buffer>) => {
    await pipeline(body, createWriteStream(collected, { mode: OWNER_ONLY }));
    return addFile(name, collected);
  };
  try {
    await bothOrFirstFailure(
      writeBytes(tar, draft),
      fillTar(tar, () => fill({ addFile, add })),
    );
    await rename(draft, path);
    await syncFolder(dirname(path));
  } finally {
    await rm(draft, { force: true });
    await rm(collected, { force: true });
  }
}

async function addEntry(tar: Pack, name: string, file: string): Promise<Part> {
  const { size } = await stat(file);
  const hash = createHash('sha256');
  const entry = tar.entry({ name, size, mode: OWNER_ONLY });
  await pipeline(createReadStream(file), hashed(hash), entry);
  return { name, bytes: size, sha256: hash.digest('hex') };
}

function hashed(hash: ReturnType<typeof createHash>) {
  return async function* (body: AsyncIterable<Buffer>) {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  };
}

async function fillTar(tar: Pack, fill: () => Promise<void>): Promise<void> {
  try {
    await fill();
    tar.finalize();
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}

async function writeBytes(tar: Pack, draft: string): Promise<void> {
  const file = createWriteStream(draft, { flags: 'wx', mode: OWNER_ONLY, flush: true });
  await pipeline(readBuffers(tar), file);
}

/**
 * Wait for both promises before throwing: the cleanup must not delete a file that is still being
 * written.
 */
async function bothOrFirstFailure(one: Promise<void>, other: Promise<void>): Promise<void> {
  const both = Promise.all([one, other]);
  await Promise.allSettled([one, other]);
  await both;
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
