import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { BackupError } from './backup-error.ts';
import { FORMAT, MANIFEST, type Manifest, manifestSchema, type Part } from './manifest.ts';
import { BLOCK, paddingAfter, readTarHeader } from './tar-header.ts';

export type Archive = {
  manifest: Manifest;
  read(name: string): AsyncIterable<Buffer>;
  close(): Promise<void>;
};

type Entry = { name: string; start: number; size: number };

const CHUNK = 256 * 1024;
const LARGEST_MANIFEST = 256 * 1024 * 1024;

/** Reads the archive from end to end first: a byte that is not as it was, and nothing is handed out. */
export async function openArchive(path: string): Promise<Archive> {
  const file = await open(path, 'r').catch((cause: unknown) => {
    throw new BackupError(`${path} 파일을 열 수 없어요.`, { cause });
  });
  try {
    const entries = await listEntries(file);
    const manifest = await readManifest(file, entries);
    await compareParts(file, entries, manifest.parts);
    const read = (name: string) => {
      const entry = entries.find((candidate) => candidate.name === name);
      if (entry === undefined) throw broken(`${name} 이 없어요`);
      return readBody(file, entry);
    };
    return { manifest, read, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function listEntries(file: FileHandle): Promise<Entry[]> {
  const { size: fileSize } = await file.stat();
  const entries: Entry[] = [];
  for (let position = 0; ; ) {
    const block = await readBlock(file, position);
    if (block.every((byte) => byte === 0)) break;
    const header = readTarHeader(block);
    if (header === undefined) throw broken('아지트 백업이 아니거나 머리글이 깨졌어요');
    const start = position + BLOCK;
    position = start + header.size + paddingAfter(header.size);
    if (!(position <= fileSize)) throw broken('끝이 잘렸어요');
    entries.push({ name: header.name, start, size: header.size });
  }
  return entries;
}

async function readBlock(file: FileHandle, position: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(BLOCK), 0, BLOCK, position);
  if (bytesRead < BLOCK) throw broken('끝이 잘렸어요');
  return buffer;
}

async function readManifest(file: FileHandle, entries: Entry[]): Promise<Manifest> {
  const last = entries.at(-1);
  if (last?.name !== MANIFEST || last.size > LARGEST_MANIFEST) throw broken('목록이 없어요');
  const value = parseJson(await text(readBody(file, last)));
  if (formatOf(value) > FORMAT) {
    throw new BackupError('더 새로운 아지트가 만든 백업이에요. 새 버전으로 복원해 주세요.');
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

function formatOf(value: unknown): number {
  const hasFormat = typeof value === 'object' && value !== null && 'format' in value;
  return hasFormat && typeof value.format === 'number' ? value.format : 0;
}

async function compareParts(file: FileHandle, entries: Entry[], parts: Part[]): Promise<void> {
  const bodies = entries.slice(0, -1);
  if (bodies.length !== parts.length) throw broken('목록과 내용이 달라요');
  for (const [index, part] of parts.entries()) {
    const entry = bodies[index];
    if (entry?.name !== part.name) throw broken('목록과 내용이 달라요');
    const hash = createHash('sha256');
    for await (const chunk of readBody(file, entry)) hash.update(chunk);
    if (hash.digest('hex') !== part.sha256) throw broken(`${part.name} 의 내용이 바뀌었어요`);
  }
}

async function* readBody(file: FileHandle, { start, size }: Entry): AsyncIterable<Buffer> {
  for (let done = 0; done < size; ) {
    const wanted = Math.min(CHUNK, size - done);
    const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, start + done);
    if (bytesRead === 0) throw broken('끝이 잘렸어요');
    yield buffer.subarray(0, bytesRead);
    done += bytesRead;
  }
}

function broken(why: string): BackupError {
  return new BackupError(`망가진 백업이에요: ${why}. 아무것도 바꾸지 않았어요.`);
}
