import type { Connected } from '#server/commands/connect.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { imageDirectory } from '#server/modules/images/file-image-store.ts';
import type { ImageStore } from '#server/modules/images/image-store.ts';
import { s3ImageStore } from '#server/modules/images/s3-image-store.ts';
import { systemClock } from '#server/runtime/clock.ts';

export type Storage = {
  connection: DatabaseConnection;
  imageDirectory: string;
  bucket?: ImageStore | undefined;
};

export function openStorage({ config, connection }: Connected): Storage {
  const bucket = config.s3 && s3ImageStore(config.s3, systemClock);
  return { connection, imageDirectory: imageDirectory(config), bucket };
}
