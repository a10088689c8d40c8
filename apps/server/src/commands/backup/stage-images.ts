import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardImageName } from '@azit/contract/images/image.rule';
import type pg from 'pg';
import { CommandError } from '#server/commands/command-error.ts';
import type { Progress } from '#server/commands/progress.ts';
import { type ImageStore, namedFolders } from '#server/modules/images/image-store.ts';

const PREFIX = '.backup-';
const CONCURRENCY = 8;
const ABANDONED_MS = 24 * 60 * 60 * 1000;

export type ImageStage = {
  hold(files: readonly string[]): Promise<string[]>;
  getPath(file: string): string;
  release(): Promise<void>;
};

/**
 * Stages the images of a snapshot as hard links, because the server may delete the originals during
 * the backup.
 */
export async function stageImages(
  imageDirectory: string,
  progress: Progress,
  bucket?: ImageStore,
): Promise<ImageStage> {
  await mkdir(imageDirectory, { recursive: true });
  await removeAbandoned(imageDirectory);
  const stage = await mkdtemp(join(imageDirectory, PREFIX));
  for (const folder of namedFolders) await mkdir(join(stage, folder));
  const holdOne = (file: string) =>
    bucket === undefined
      ? linkImage(join(imageDirectory, file), join(stage, file))
      : fetchImage(bucket, file, join(stage, file));
  return {
    hold: async (files) => {
      const missing: string[] = [];
      for (let first = 0; first < files.length; first += CONCURRENCY) {
        const some = files.slice(first, first + CONCURRENCY);
        const exists = await settleAll(some.map(holdOne));
        progress.moved(`${first + some.length}/${files.length}`);
        missing.push(...some.filter((_, index) => !exists[index]));
      }
      return missing;
    },
    getPath: (file) => join(stage, file),
    release: () => rm(stage, { recursive: true, force: true }),
  };
}

/** Wait for all tasks before throwing: a running task must not write into a removed folder. */
async function settleAll<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

async function removeAbandoned(imageDirectory: string): Promise<void> {
  const names = await readdir(imageDirectory);
  for (const path of names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(imageDirectory, name))) {
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined && Date.now() - found.mtimeMs > ABANDONED_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}

async function linkImage(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return true;
    if (code === 'ENOENT') return false;
  }
  // Copy the file if the file system does not support hard links.
  return copyFile(from, to).then(
    () => true,
    () => false,
  );
}

export async function listNamedImages(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ folder: string; name: string }>(
    `select 'club_banner' as folder, image_name as name from clubs where image_name is not null
     union
     select 'club_banner', image_name from crews where image_name is not null
     union all
     select 'member_profile', image_name from members where image_name is not null
     union all
     select 'chat_picture', image_name from chat_messages where image_name is not null
     union all
     select 'report_evidence', evidence_image from message_reports
     where evidence_image is not null`,
  );
  return rows.flatMap(({ folder, name }) => {
    const card = folder === 'club_banner' ? [`${folder}/${cardImageName(name)}`] : [];
    return [`${folder}/${name}`, ...card];
  });
}

const ATTEMPTS = 3;

async function fetchImage(bucket: ImageStore, file: string, to: string): Promise<boolean> {
  // Images are immutable, so a file fetched for an earlier snapshot is still valid.
  if (existsSync(to)) return true;
  const bytes = await readWithRetries(bucket, file);
  if (bytes === undefined) return false;
  await writeFile(to, bytes);
  return true;
}

async function readWithRetries(bucket: ImageStore, file: string): Promise<Buffer | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bucket.read(file);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (attempt === ATTEMPTS) {
        throw new CommandError(`그림 ${file} 을 저장소에서 읽지 못했어요: ${reason}`, { cause });
      }
    }
  }
}
