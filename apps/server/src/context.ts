import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Replicas } from './database/replicas/open-replicas.ts';
import type { JobQueue } from './jobs/job-task.ts';
import type { LimitCounts } from './limits/limit-counts.ts';
import type { LocalCounts } from './limits/local-counts.ts';
import type { AccessTokens } from './modules/auth/access-token.ts';
import type { ImageStore } from './modules/images/image-store.ts';
import type { Streams } from './modules/stream/streams.ts';
import type { Clock } from './runtime/clock.ts';
import type { Config } from './runtime/config.ts';
import type { Doorbells } from './runtime/doorbells.ts';
import type { KeyedHash } from './runtime/keyed-hash.ts';
import type { ListCacheVersion } from './runtime/list-cache-version.ts';
import type { Meters } from './runtime/meters.ts';
import type { PositionTokens } from './runtime/position-tokens.ts';
import type { VapidKeys } from './runtime/vapid-keys.ts';

/** The dependencies of every use case. */
export type Context = {
  config: Config;
  database: Database;
  /** For routes with `readsReplica`; undefined without replicas. */
  replicas: Replicas | undefined;
  positionTokens: PositionTokens;
  clock: Clock;
  log: FastifyBaseLogger;
  tokens: AccessTokens;
  keyedHash: KeyedHash;
  vapidKeys: VapidKeys;
  images: ImageStore;
  listCacheVersion: ListCacheVersion;
  limits: LimitCounts;
  localCounts: LocalCounts;
  meters: Meters;
  jobs: JobQueue;
  doorbells: Doorbells;
  streams: Streams;
};
