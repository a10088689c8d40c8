import type { Config } from '#server/config.ts';
import type { DatabaseConnection } from '#server/database/database.ts';
import { imageDirectory } from '#server/modules/images/image-directory.ts';
import { type Closers, closeAll, readPlace } from '#server/operator/connect-beside.ts';

/** Where the rows and the images of an azit are. */
export type Places = { connection: DatabaseConnection; imageDirectory: string };

/** Nothing is migrated: it is saved as it is. */
export async function withPlaces<Result>(
  env: NodeJS.ProcessEnv,
  connect: (config: Config, closers: Closers) => Promise<DatabaseConnection>,
  work: (places: Places) => Promise<Result>,
): Promise<Result> {
  const config = readPlace(env);
  const closers: Closers = [];
  try {
    const connection = await connect(config, closers);
    return await work({ connection, imageDirectory: imageDirectory(config) });
  } finally {
    await closeAll(closers);
  }
}
