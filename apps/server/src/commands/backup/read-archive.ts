import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { type Extract, extract } from 'tar-stream';
import { CommandError } from '#server/commands/command-error.ts';
import type { Progress } from '#server/commands/progress.ts';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, type Part } from './manifest.ts';

export type Archive = {
  manifest: Manifest;
  read(name: string): AsyncIterable<Buffer>;
  close(): void;
};

type Entry = Extract extends AsyncIterable<infer Found> ? Found : never;

const TRAILER_BYTES = 1024;
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;

export async function openArchive(path: string, progress: Progress): Promise<Archive> {
  await requireEnd(path);
  const { parts, manifest } = await readWhole(path, progress);
  requireSameParts(parts, manifest.parts);
  const { entries, close } = openTar(path);
  return { manifest, read: (name) => readNext(entries, name), close };
}

/**
 * Check the end of the archive: tar-stream does not detect a file that was truncated between two
 * entries.
 */
async function requireEnd(path: string): Promise<void> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new CommandError(`${path} 파일을 열 수 없어요.`, { cause });
  });
  try {
    if (!(await endsInZeros(file))) throw broken('아지트 백업이 아니거나 끝이 잘렸어요');
  } finally {
    await file.close();
  }
}

async function endsInZeros(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size < TRAILER_BYTES) return false;
  const { buffer } = await file.read(
    Buffer.alloc(TRAILER_BYTES, 1),
    0,
    TRAILER_BYTES,
    size - TRAILER_BYTES,
  );
  return buffer.every((byte) => byte === 0);
}

function openTar(path: string): { entries: AsyncIterator<Entry>; close: () => void } {
  const tar = extract();
  const source = createReadStream(path);
  source.on('error', (error) => tar.destroy(error));
  // An 'error' event without a listener would end the process. Callers get the same error from the
  // iterator.
  tar.on('error', () => source.destroy());
  source.pipe(tar);
  const close = () => {
    source.destroy();
    tar.destroy();
  };
  return { entries: tar[Symbol.asyncIterator](), close };
}

async function nextEntry(entries: AsyncIterator<Entry>): Promise<Entry | undefined> {
  const next = await entries.next().catch((cause: unknown) => {
    throw broken('머리글이 깨졌거나 끝이 잘렸어요', cause);
  });
  return next.done === true ? undefined : next.value;
}

async function readWhole(path: string, progress: Progress) {
  const { entries, close } = openTar(path);
  const parts: Part[] = [];
  let manifest: Manifest | undefined;
  try {
    for (let entry = await nextEntry(entries); entry; entry = await nextEntry(entries)) {
      const { name } = entry.header;
      if (manifest !== undefined || entry.header.type !== 'file')
        throw broken('모르는 것이 있어요');
      if (name === MANIFEST) manifest = await readManifest(entry);
      else parts.push(await measurePart(name, entry, progress));
    }
  } finally {
    close();
  }
  if (manifest === undefined) throw broken('목록이 없어요');
  return { parts, manifest };
}

async function measurePart(name: string, entry: Entry, progress: Progress): Promise<Part> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of readBody(entry)) {
    hash.update(chunk);
    bytes += chunk.length;
    progress.moved(name);
  }
  return { name, bytes, sha256: hash.digest('hex') };
}

async function readManifest(entry: Entry): Promise<Manifest> {
  if (entry.header.size > MAX_MANIFEST_BYTES) throw broken('목록이 너무 커요');
  const value = parseJson(await text(readBody(entry)));
  if (readFormat(value) > FORMAT) {
    throw new CommandError('더 새로운 아지트가 만든 백업이에요. 새 버전으로 복원해 주세요.');
  }
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw broken('목록을 읽을 수 없어요');
  return parsed.data;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw broken('목록을 읽을 수 없어요');
  }
}

function readFormat(value: unknown): number {
  const hasFormat = typeof value === 'object' && value !== null && 'format' in value;
  return hasFormat && typeof value.format === 'number' ? value.format : 0;
}

function requireSameParts(found: Part[], listed: Part[]): void {
  if (found.length !== listed.length) throw broken('목록과 내용이 달라요');
  for (const [index, part] of listed.entries()) {
    if (found[index]?.name !== part.name) throw broken('목록과 내용이 달라요');
    if (found[index]?.sha256 !== part.sha256) throw broken(`${part.name} 의 내용이 바뀌었어요`);
  }
}

async function* readNext(entries: AsyncIterator<Entry>, name: string): AsyncIterable<Buffer> {
  for (let entry = await nextEntry(entries); entry; entry = await nextEntry(entries)) {
    if (entry.header.name === name) {
      yield* readBody(entry);
      return;
    }
    entry.resume();
  }
  throw broken(`${name} 이 없어요`);
}

async function* readBody(entry: Entry): AsyncIterable<Buffer> {
  try {
    yield* readBuffers(entry);
  } catch (cause) {
    throw broken('끝이 잘렸어요', cause);
  }
}

function broken(why: string, cause?: unknown): CommandError {
  return new CommandError(`망가진 백업이에요: ${why}. 아무것도 바꾸지 않았어요.`, { cause });
}

export async function* readBuffers(stream: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const chunk of stream) {
    if (!Buffer.isBuffer(chunk))
      throw new TypeError('A tar stream returned a chunk that is not a Buffer');
    yield chunk;
  }
}
