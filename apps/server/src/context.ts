import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Clock } from './lib/clock.ts';
import type { PublicLists } from './lib/public-lists.ts';
import type { AccessTokens } from './modules/auth/access-token.ts';
import type { ImageStore } from './modules/images/image-store.ts';

/** What every use case is handed: the world outside the program. */
export type Context = {
  config: Config;
  database: Database;
  clock: Clock;
  log: FastifyBaseLogger;
  tokens: AccessTokens;
  images: ImageStore;
  publicLists: PublicLists;
};
