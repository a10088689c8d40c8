import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { ImageBucket } from '#server/modules/images/s3-image-store.ts';
import { BackupError } from './backup-error.ts';

const TRIES = 3;

/** Answers whether there is such an image; a bucket that does not say so ends the backup. */
export async function fetchImage(bucket: ImageBucket, file: string, to: string): Promise<boolean> {
  // By an earlier snapshot: an image never changes under its name.
  if (existsSync(to)) return true;
  const bytes = await readPatiently(bucket, file);
  if (bytes === undefined) return false;
  await writeFile(to, bytes);
  return true;
}

async function readPatiently(bucket: ImageBucket, file: string): Promise<Buffer | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await bucket.read(file);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      if (attempt === TRIES) {
        throw new BackupError(`그림 ${file} 을 저장소에서 읽지 못했어요: ${reason}`, { cause });
      }
    }
  }
}
