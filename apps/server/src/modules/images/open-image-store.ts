import type { Clock } from '#server/runtime/clock.ts';
import type { Config } from '#server/runtime/config.ts';
import { fileImageStore, imageDirectory } from './file-image-store.ts';
import type { ImageStore } from './image-store.ts';
import { s3ImageStore } from './s3-image-store.ts';

export function openImageStore(config: Pick<Config, 'dataDir' | 's3'>, clock: Clock): ImageStore {
  return config.s3 === undefined
    ? fileImageStore(imageDirectory(config))
    : s3ImageStore(config.s3, clock);
}
