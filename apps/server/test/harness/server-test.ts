import { pino } from 'pino';
import { test as plainTest } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { checkInvariants } from './check-invariants.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { TEST_START } from './test-clock.ts';

export let server: TestApp;

function createTest() {
  return (
    plainTest
      .extend('settings', { scope: 'file' }, async (): Promise<NodeJS.ProcessEnv> => ({}))
      .extend('server', { scope: 'file', auto: true }, async ({ settings }, { onCleanup }) => {
        server = await startTestApp(settings);
        onCleanup(server.close);
        return server;
      })
      .extend('clock', { auto: true }, async ({ server }) => {
        server.clock.set(TEST_START);
        return server.clock;
      })
      // A file may turn the check off if its tests insert rows that the program would never write.
      .extend('checksInvariants', true)
      // Planning the check takes longer than running it, so all checks of a file share one
      // connection, which keeps the plan.
      .extend('checked', { scope: 'file' }, async ({ server }, { onCleanup }) => {
        const { connection } = server.context.database;
        const log = pino({ level: 'silent' });
        const options = { connection, maxConnections: 1, connectionTimeout: 20_000 };
        const database = openDatabase({ ...options, log });
        onCleanup(database.close);
        return { ...server.context, database };
      })
      .extend(
        'invariants',
        { auto: true },
        async ({ checked, checksInvariants }, { onCleanup }) => {
          onCleanup(async () => {
            if (checksInvariants) await checkInvariants(checked);
          });
        },
      )
  );
}

/**
 * Each test file has one app and one database; the clock restarts at `TEST_START` before each test.
 * Hooks that need the app must use `test.beforeAll` and `test.beforeEach`.
 */
export let test = createTest();

/** Overrides persist on `test` and this module stays loaded, so each file needs a new `test`. */
export function renewTest(): void {
  test = createTest();
}
