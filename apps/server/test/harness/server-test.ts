import { test as plainTest } from 'vitest';
import { checkInvariants } from './check-invariants.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { TEST_START } from './test-clock.ts';

/** The `server` fixture of the importing file, for functions that its tests share. */
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
      // A file may turn this off when its tests insert rows that the program would never write.
      .extend('checksInvariants', true)
      .extend('invariants', { auto: true }, async ({ server, checksInvariants }, { onCleanup }) => {
        onCleanup(async () => {
          if (checksInvariants) await checkInvariants(server.context);
        });
      })
  );
}

/**
 * The `test` for a file that needs the whole app: one app and one database per file, the clock at
 * `TEST_START` before each test, invariants checked after it. `test.override({ settings })` sets
 * environment variables; use `test.beforeAll` and `test.beforeEach` for hooks that need the app.
 */
export let test = createTest();

/** Overrides stay with `test`, and this module stays loaded: each file needs a new one. */
export function renewTest(): void {
  test = createTest();
}
