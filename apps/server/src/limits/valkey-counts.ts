import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/runtime/clock.ts';
import type { ValkeyClient } from '#server/runtime/valkey-client.ts';
import type { Counter, LimitCounts } from './limit-counts.ts';

/**
 * An attempt that a crashed process has not released counts for this long. No attempt takes longer.
 */
const ATTEMPT_LIMIT_MS = 30_000;

// KEYS has two keys per counter: the hits, and the running attempts with their expiry.

const COUNT = `
local counts = {}
for i = 1, #KEYS, 2 do
  counts[#counts + 1] = redis.call('incr', KEYS[i])
  redis.call('pexpire', KEYS[i], ARGV[(i + 3) / 2])
  redis.call('zrem', KEYS[i + 1], ARGV[1])
end
return counts`;

const RESERVE = `
local counts = {}
for i = 1, #KEYS, 2 do
  redis.call('zremrangebyscore', KEYS[i + 1], '-inf', ARGV[2])
  redis.call('zadd', KEYS[i + 1], ARGV[3], ARGV[1])
  redis.call('pexpire', KEYS[i + 1], ARGV[4])
  counts[#counts + 1] = tonumber(redis.call('get', KEYS[i]) or '0')
  counts[#counts + 1] = redis.call('zcard', KEYS[i + 1])
end
return counts`;

const RELEASE = `
for i = 2, #KEYS, 2 do redis.call('zrem', KEYS[i], ARGV[1]) end`;

export function valkeyCounts(given: {
  client: Pick<ValkeyClient, 'eval'>;
  prefix: string;
  clock: Clock;
}): LimitCounts & { releaseLost(): Promise<void> } {
  const { client, prefix, clock } = given;
  const lost = new Map<string, readonly Counter[]>();
  const now = () => clock.now().getTime();

  async function run(script: string, counters: readonly Counter[], args: readonly unknown[]) {
    const keys = counters.flatMap((counter) => toKeys(prefix, counter));
    const reply = await client.eval(script, { keys, arguments: args.map(String) });
    return Array.isArray(reply) ? reply.map(Number) : [];
  }

  async function count(counters: readonly Counter[], attempt: string) {
    const lifetimes = counters.map(({ end }) => Math.max(end.getTime() - now(), 1));
    return run(COUNT, counters, [attempt, ...lifetimes]);
  }

  return {
    countHit: async (counter) => (await count([counter], ''))[0] ?? 0,
    reserve: async (counters) => {
      const attempt = randomUUID();
      const args = [attempt, now(), now() + ATTEMPT_LIMIT_MS, ATTEMPT_LIMIT_MS];
      const counted = await orLost(attempt, counters, run(RESERVE, counters, args));
      return {
        counts: counters.map(({ rule }, index) => ({
          rule,
          hits: counted[2 * index] ?? 0,
          pending: counted[2 * index + 1] ?? 0,
        })),
        release: async () =>
          void (await orLost(attempt, counters, run(RELEASE, counters, [attempt]))),
        countFailure: async () => void (await orLost(attempt, counters, count(counters, attempt))),
      };
    },
    releaseLost: async () => {
      for (const [attempt, counters] of lost) {
        await run(RELEASE, counters, [attempt]);
        lost.delete(attempt);
      }
    },
  };

  /** A failed call may still have run in Valkey: remember the attempt to release it later. */
  async function orLost<T>(attempt: string, counters: readonly Counter[], work: Promise<T>) {
    try {
      return await work;
    } catch (error) {
      lost.set(attempt, counters);
      throw error;
    }
  }
}

function toKeys(prefix: string, { rule, subjectHash, start }: Counter): string[] {
  const key = `${prefix}:${rule}:${subjectHash.toString('base64url')}:${start.getTime()}`;
  return [key, `${key}:attempts`];
}
