import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { CommandError } from '#server/commands/command-error.ts';
import type { ImageStore } from '#server/modules/images/image-store.ts';

const ATTEMPTS = 3;

export async function fetchImage(bucket: ImageStore, file: string, to: string): Promise<boolean> {
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
