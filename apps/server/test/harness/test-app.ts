import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app.ts';
import type { Context } from '#server/context.ts';
import { accessTokens } from '#server/modules/auth/access-token.ts';
import { openImageStore } from '#server/modules/images/open-image-store.ts';
import { readConfig } from '#server/runtime/config.ts';
import { keyedHash } from '#server/runtime/keyed-hash.ts';
import { listCacheVersion } from '#server/runtime/list-cache-version.ts';
import { type TestClock, testClock } from './test-clock.ts';
import { createTestDatabase } from './test-database.ts';
import { recordUndeclaredStatuses } from './undeclared-statuses.ts';

const SECRET = 'a-secret-only-for-tests-0123456789abcdef';

export type TestApp = {
  app: FastifyInstance;
  context: Context;
  clock: TestClock;
  /** Calls the app; `token` becomes the Authorization header. */
  call(options: InjectOptions & { token?: string }): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

/** Starts the whole app on its own database, with a clock that the test sets. */
export async function startTestApp(settings: NodeJS.ProcessEnv = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'azit-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    WEB_DIST_DIR: join(dataDir, 'no-web-app'),
    RATE_LIMIT_FACTOR: '0',
    ...settings,
  });
  const database = await createTestDatabase();
  const clock = testClock();
  const context: Context = {
    config,
    database,
    clock,
    log: pino({ level: 'silent' }),
    tokens: accessTokens(SECRET, clock),
    keyedHash: keyedHash(SECRET),
    images: openImageStore(config, clock),
    listCacheVersion: listCacheVersion(),
    jobs: { request: () => undefined, requestIn: () => undefined },
    doorbells: { ring: () => undefined },
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
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
      if (undeclared.size > 0)
        throw new Error(`Not in the contract: ${[...undeclared].join(', ')}`);
    },
  };
}

/** Starts another app with other settings, closed at the end of the test that calls it. */
export async function startTestAppForTest(settings: NodeJS.ProcessEnv): Promise<TestApp> {
  const test = await startTestApp(settings);
  onTestFinished(test.close);
  return test;
}
