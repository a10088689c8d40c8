import { join } from 'node:path';
import type { Config } from '#server/runtime/config.ts';

export function imageDirectory({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'images');
}
