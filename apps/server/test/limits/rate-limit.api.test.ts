import { expect, vi } from 'vitest';
import type { Context } from '#server/context.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';
import { postgresCounts } from '#server/limits/postgres-counts.ts';
import {
  enforceGuardLimit,
  enforceVolumeLimit,
  enforceWriteRate,
} from '#server/limits/rate-limit.ts';
import type { Refusal } from '#server/runtime/refusal.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { server, test } from '#test/harness/server-test.ts';

let other: Context;
let database: Database;
test.override({
  settings: {
    RATE_LIMIT_FACTOR: '1',
    RATE_LIMITS: 'upload=10/600,codeSendAccount=10/600',
  },
});
test.beforeAll(async () => {
  const { connection } = server.context.database;
  database = openDatabase({ connection, maxConnections: 4, log: server.context.log });
  other = {
    ...server.context,
    limits: postgresCounts(database),
    localCounts: new LocalCounts(),
  };
});
test.afterAll(async () => {
  await database.close();
});
test.beforeEach(() => resetLimits(server.context));

const passed = async (attempts: Promise<void>[]) =>
  (await Promise.allSettled(attempts)).filter(({ status }) => status === 'fulfilled').length;

test('a rate limit is exact under parallel requests to several processes', async () => {
  const attempts = Array.from({ length: 40 }, (_, index) =>
    enforceVolumeLimit(index % 2 === 0 ? server.context : other, 'upload', '7'),
  );
  expect(await passed(attempts)).toBe(10);
});

test('each subject and each rule is counted separately', async () => {
  for (let count = 0; count < 10; count += 1) {
    await enforceVolumeLimit(server.context, 'upload', '7');
  }
  await enforceVolumeLimit(server.context, 'upload', '8');
  await enforceVolumeLimit(server.context, 'report', '7');
  await expect(enforceVolumeLimit(server.context, 'upload', '7')).rejects.toThrow();
});

// covers A1.12 (docs/coverage-statements.md)
test('a refusal names the seconds to wait, after which requests succeed again', async () => {
  server.clock.set('2026-11-15T12:09:30+09:00');
  for (let count = 0; count < 10; count += 1) {
    await enforceVolumeLimit(server.context, 'upload', '7');
  }
  const refusal: Refusal = await enforceVolumeLimit(server.context, 'upload', '7').then(
    () => undefined,
    (error) => error,
  );
  expect(refusal).toMatchObject({
    status: 429,
    code: 'RATE_LIMITED',
    retryAfterSeconds: 30,
    message: '너무 자주 시도했어요. 30초 뒤에 다시 시도해 주세요.',
  });
  server.clock.advance(30_000);
  await enforceVolumeLimit(server.context, 'upload', '7');
});

test('RATE_LIMIT_FACTOR scales only volume limits, and a factor of 0 disables them', async () => {
  const withFactor = (rateLimitFactor: number): Context => ({
    ...server.context,
    config: { ...server.context.config, rateLimitFactor },
  });
  const volume = (factor: number) =>
    passed(
      Array.from({ length: 40 }, () =>
        enforceVolumeLimit(withFactor(factor), 'upload', `${factor}`),
      ),
    );
  expect(await volume(2)).toBe(20);
  expect(await volume(0.15)).toBe(2);
  expect(await volume(0)).toBe(40);
  const guard = Array.from({ length: 40 }, () =>
    enforceGuardLimit(withFactor(0), 'codeSendAccount', 'a'),
  );
  expect(await passed(guard)).toBe(10);
});

test('a subject known to be above its limit is refused without an SQL statement', async () => {
  const countHit = vi.fn(server.context.limits.countHit);
  const context = { ...server.context, limits: { ...server.context.limits, countHit } };
  const attempts = Array.from(
    { length: 30 },
    () => () => enforceVolumeLimit(context, 'upload', '9'),
  );
  for (const attempt of attempts) await attempt().catch(() => undefined);
  expect(countHit).toHaveBeenCalledTimes(11);
  await expect(enforceVolumeLimit(context, 'upload', '9')).rejects.toMatchObject({ status: 429 });
  server.clock.advance(600_000);
  await enforceVolumeLimit(context, 'upload', '9');
});

test('a write is counted in memory, and RATE_LIMIT_FACTOR scales the write rate', () => {
  const countHit = vi.fn(server.context.limits.countHit);
  const withFactor = (rateLimitFactor: number): Context => ({
    ...server.context,
    limits: { ...server.context.limits, countHit },
    localCounts: new LocalCounts(),
    config: { ...server.context.config, rateLimitFactor },
  });
  const passedWith = (factor: number) => {
    const context = withFactor(factor);
    for (let calls = 0; calls < 1_000; calls += 1) {
      try {
        enforceWriteRate(context, 'clubs.create', 'member 7');
      } catch {
        return calls;
      }
    }
    return 1_000;
  };
  expect([passedWith(1), passedWith(2), passedWith(0)]).toEqual([30, 60, 1_000]);
  expect(countHit).not.toHaveBeenCalled();
});
