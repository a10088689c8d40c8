import type { FastifyBaseLogger } from 'fastify';
import type { Database, DatabaseConnection } from './database/database.ts';
import type { DoorbellChannel } from './fanout/doorbell-channel.ts';
import { type FanOut, fanOut } from './fanout/fan-out.ts';
import { postgresChannel } from './fanout/postgres-channel.ts';
import type { LimitCounts } from './limits/limit-counts.ts';
import { openLimitCounts } from './limits/open-limit-counts.ts';
import type { Clock } from './runtime/clock.ts';
import type { Config } from './runtime/config.ts';
import { keyedHash } from './runtime/keyed-hash.ts';
import type { Meters } from './runtime/meters.ts';

type Given = {
  config: Config;
  database: Database;
  direct: DatabaseConnection;
  jwtSecret: string;
  clock: Clock;
  meters: Meters;
  log: FastifyBaseLogger;
};

export type SharedByProcesses = { doorbells: FanOut; limits: LimitCounts; stop(): Promise<void> };

export async function shareWithProcesses(given: Given): Promise<SharedByProcesses> {
  const { config, database, clock, meters, log } = given;
  // One Valkey may serve several installations, so derive the group name from the secret.
  const group = keyedHash(given.jwtSecret)('doorbells').toString('hex');
  const doorbells = fanOut(await openChannel(given, group), log, database.written);
  const limits = await openLimitCounts({
    valkeyUrl: config.valkeyUrl,
    prefix: `azit:{${group}}:limits`,
    database,
    clock,
    meters,
    log,
  });
  return {
    doorbells,
    limits: limits.counts,
    stop: async () => {
      limits.stop();
      await doorbells.stop();
    },
  };
}

async function openChannel(given: Given, group: string): Promise<DoorbellChannel> {
  const { config, log } = given;
  if (config.valkeyUrl === undefined) return postgresChannel(given);
  const { valkeyChannel } = await import('./fanout/valkey-channel.ts');
  return valkeyChannel({ url: config.valkeyUrl, channel: `azit:${group}`, log });
}
