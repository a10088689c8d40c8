import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/database/database.ts';
import type { DoorbellChannel } from '#server/fanout/doorbell-channel.ts';
import { fanOut } from '#server/fanout/fan-out.ts';
import { postgresChannel } from '#server/fanout/postgres-channel.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';
import { openLimitCounts } from '#server/limits/open-limit-counts.ts';
import { accessTokens } from '#server/modules/auth/access-token.ts';
import { openImageStore } from '#server/modules/images/open-image-store.ts';
import { createStreams } from '#server/modules/stream/create-streams.ts';
import { readConfig } from '#server/runtime/config.ts';
import { keyedHash } from '#server/runtime/keyed-hash.ts';
import { listCacheVersion } from '#server/runtime/list-cache-version.ts';
import { meters } from '#server/runtime/meters.ts';
import { positionTokens } from '#server/runtime/position-tokens.ts';
import { makeVapidKeys } from '#server/runtime/vapid-keys.ts';
import { idleJobs } from '#test/harness/idle-jobs.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { recordUndeclaredStatuses } from './undeclared-statuses.ts';

export const TEST_SECRET = 'a-secret-only-for-tests-0123456789abcdef';

export type TestApp = {
  app: FastifyInstance;
  context: Context;
  clock: TestClock;
  call(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

const ownDoorbellsOnly: DoorbellChannel = {
  maxTextBytes: 1_000,
  publish: async () => {},
  listen: () => ({ stop: async () => {} }),
  close: async () => {},
};

export async function startTestApp(
  settings: NodeJS.ProcessEnv = {},
  beside?: Database,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'azit-app-'));
  const config = readTestConfig(dataDir, settings);
  const database = beside ?? (await createTestDatabase());
  const clock = testClock();
  const log = pino({ level: 'silent' });
  const shared = () => postgresChannel({ database, direct: database.connection, log });
  const doorbells = fanOut(beside === undefined ? ownDoorbellsOnly : shared(), log);
  const lists = listCacheVersion();
  doorbells.subscribe(lists);
  const marks = positionTokens(TEST_SECRET);
  const given = { config, clock, log, database, replicas: undefined, positionTokens: marks };
  const streams = createStreams(given);
  doorbells.subscribe(streams);
  doorbells.listen();
  const measured = meters();
  const { valkeyUrl } = config;
  const prefix = `{${database.connection.database}}`;
  const counted = { valkeyUrl, prefix, database, clock, meters: measured, log };
  const limits = await openLimitCounts(counted);
  const context: Context = {
    ...given,
    ...createSecrets(clock),
    images: openImageStore(config, clock),
    listCacheVersion: lists,
    limits: limits.counts,
    localCounts: new LocalCounts(),
    meters: measured,
    jobs: idleJobs,
    doorbells,
    streams,
  };
  const app = await createApp(context);
  const undeclared = recordUndeclaredStatuses(app);
  return {
    app,
    context,
    clock,
    call: ({ token, ...options }) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return app.inject({ ...options, headers: { ...authorization, ...options.headers } });
    },
    close: async () => {
      await app.close();
      await doorbells.stop();
      limits.stop();
      if (beside === undefined) await database.close();
      await rm(dataDir, { recursive: true, force: true });
      if (undeclared.size > 0)
        throw new Error(`Not in the contract: ${[...undeclared].join(', ')}`);
    },
  };
}

function readTestConfig(dataDir: string, settings: NodeJS.ProcessEnv) {
  return readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    WEB_DIST_DIR: join(dataDir, 'no-web-app'),
    RATE_LIMIT_FACTOR: '0',
    // Turn load shedding off: tests of concurrent requests send many requests of one member at
    // once, which would otherwise wait.
    SHED_LOAD: 'off',
    ...settings,
  });
}

function createSecrets(clock: TestClock) {
  return {
    tokens: accessTokens(TEST_SECRET, clock),
    keyedHash: keyedHash(TEST_SECRET),
    vapidKeys: makeVapidKeys(),
  };
}

export async function startTestAppForTest(
  settings: NodeJS.ProcessEnv,
  beside?: Database,
): Promise<TestApp> {
  const test = await startTestApp(settings, beside);
  onTestFinished(test.close);
  return test;
}
