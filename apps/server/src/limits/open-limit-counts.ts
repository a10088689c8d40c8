import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/database.ts';
import type { Clock } from '#server/runtime/clock.ts';
import type { Meters } from '#server/runtime/meters.ts';
import type { LimitCounts } from './limit-counts.ts';
import { postgresCounts } from './postgres-counts.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * The start waits this long for Valkey: without waiting, every server would start with the
 * fallback.
 */
const FIRST_CONNECTION_MS = 500;

export async function openLimitCounts(given: {
  valkeyUrl: string | undefined;
  /** One Valkey may serve several installations, so every key needs a prefix. */
  prefix: string;
  database: Database;
  clock: Clock;
  meters: Meters;
  log: FastifyBaseLogger;
}): Promise<{ counts: LimitCounts; stop(): void }> {
  const { valkeyUrl, prefix, clock, meters, log } = given;
  const second = postgresCounts(given.database);
  if (valkeyUrl === undefined) return { counts: second, stop: () => undefined };
  const { valkeyCounts } = await import('./valkey-counts.ts');
  const { countsWithFallback } = await import('./counts-with-fallback.ts');
  const { openValkey } = await import('#server/runtime/valkey-client.ts');
  const { client, connected } = openValkey(valkeyUrl, 'limits');
  await withTimeout(FIRST_CONNECTION_MS, connected).catch(() => undefined);
  const first = valkeyCounts({ client, prefix, clock });
  const probe = async () => {
    await client.ping();
    await first.releaseLost();
  };
  const counts = countsWithFallback({ first, second, probe, log });
  meters.addGauge({
    name: 'azit_limits_fallback',
    help: 'Whether limits are counted in PostgreSQL because Valkey is unavailable.',
    read: () => [{ value: counts.isUnavailable() ? 1 : 0 }],
  });
  return {
    counts,
    stop: () => {
      counts.stop();
      client.destroy();
    },
  };
}
