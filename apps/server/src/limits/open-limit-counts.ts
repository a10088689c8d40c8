import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { Meters } from '#server/runtime/meters.ts';
import type { LimitCounts } from './limit-counts.ts';
import { postgresCounts } from './postgres-counts.ts';
import { withinTime } from './within-time.ts';

/** A start without Valkey takes this much longer, one with it does not begin in PostgreSQL. */
const FIRST_CONNECTION_MS = 500;

export type OpenLimitCounts = { counts: LimitCounts; stop(): void };

/** Counts in Valkey where `valkeyUrl` names one, and in PostgreSQL without it or while it is away. */
export async function openLimitCounts(given: {
  valkeyUrl: string | undefined;
  /** Of the keys in Valkey, which may serve several installations. */
  prefix: string;
  database: Database;
  clock: Clock;
  meters: Meters;
  log: FastifyBaseLogger;
}): Promise<OpenLimitCounts> {
  const { valkeyUrl, prefix, clock, meters, log } = given;
  const second = postgresCounts(given.database);
  if (valkeyUrl === undefined) return { counts: second, stop: () => undefined };
  const { valkeyCounts } = await import('./valkey-counts.ts');
  const { countsWithFallback } = await import('./counts-with-fallback.ts');
  const { openValkey } = await import('#server/runtime/valkey-client.ts');
  const { client, connected } = openValkey(valkeyUrl, 'limits');
  await withinTime(FIRST_CONNECTION_MS, connected).catch(() => undefined);
  const first = valkeyCounts({ client, prefix, clock });
  const look = async () => {
    await client.ping();
    await first.releaseLost();
  };
  const counts = countsWithFallback({ first, second, look, log });
  meters.addGauge({
    name: 'azit_limits_fallback',
    help: 'Whether limits are counted in PostgreSQL because Valkey is away.',
    read: () => [{ value: counts.isAway() ? 1 : 0 }],
  });
  return {
    counts,
    stop: () => {
      counts.stop();
      client.destroy();
    },
  };
}
