import type { Context } from '#server/context.ts';
import { mayHaveCommitted } from '#server/database/transaction.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import type { ImageStore, StoredFile } from './image-store.ts';
import type { PreparedImage } from './prepare-image.ts';

export async function storeImage<T>(
  { images, log }: Pick<Context, 'images' | 'log'>,
  image: Pick<PreparedImage, 'files'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await writeAll({ images, log }, image.files);
    return await work();
  } catch (error) {
    // The transaction may have committed, so do not delete the files. If it did not commit, a
    // cleanup job deletes them later.
    if (mayHaveCommitted(error)) throw error;
    await removeAll(images, image.files).catch((cause) => log.warn({ err: cause }, 'image left'));
    throw error;
  }
}

async function writeAll({ images, log }: Pick<Context, 'images' | 'log'>, files: StoredFile[]) {
  try {
    for (const file of files) await images.write(file);
  } catch (error) {
    throw storageUnavailable(log, error);
  }
}

export function storageUnavailable(log: Context['log'], error: unknown): Refusal {
  log.error({ err: error }, 'image not kept');
  const message = '지금은 사진을 저장할 수 없어요. 잠시 후 다시 시도해 주세요.';
  return new Refusal(503, 'STORAGE_UNAVAILABLE', message, { retryAfterSeconds: 5 });
}

async function removeAll(images: ImageStore, files: StoredFile[]) {
  for (const { folder, name } of files) await images.remove(folder, name);
}
