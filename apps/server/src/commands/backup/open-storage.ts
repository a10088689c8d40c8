import { type Closers, closeAll, readStorageConfig } from '#server/commands/connect.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { imageDirectory } from '#server/modules/images/image-directory.ts';
import { type ImageBucket, s3ImageStore } from '#server/modules/images/s3-image-store.ts';
import { systemClock } from '#server/runtime/clock.ts';
import type { Config } from '#server/runtime/config.ts';
import { s3SettingNames } from '#server/runtime/s3-settings.ts';

/** Where the rows and the images of an azit are. */
export type Places = {
  connection: DatabaseConnection;
  imageDirectory: string;
  /** Holds the images in place of the directory. */
  bucket?: ImageBucket | undefined;
};

/** Nothing is migrated: it is saved as it is. */
export async function withPlaces<Result>(
  env: NodeJS.ProcessEnv,
  connect: (config: Config, closers: Closers) => Promise<DatabaseConnection>,
  work: (places: Places) => Promise<Result>,
): Promise<Result> {
  const config = readStorageConfig(env, s3SettingNames);
  const closers: Closers = [];
  try {
    const connection = await connect(config, closers);
    const bucket = config.s3 && s3ImageStore(config.s3, systemClock);
    return await work({ connection, imageDirectory: imageDirectory(config), bucket });
  } finally {
    await closeAll(closers);
  }
}
