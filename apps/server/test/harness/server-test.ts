import { test as plainTest } from 'vitest';
import { checkInvariants } from './check-invariants.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { TEST_START } from './test-clock.ts';

/** The `server` fixture of the file that imports it, for the functions its tests share. */
export let server: TestApp;

function testOfFile() {
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
      // For a file whose tests put rows into the database that the program would never write.
      .extend('checksInvariants', true)
      .extend('invariants', { auto: true }, async ({ server, checksInvariants }, { onCleanup }) => {
        onCleanup(async () => {
          if (checksInvariants) await checkInvariants(server.context);
        });
      })
  );
}

/**
 * The `test` of a file that needs the whole app: one app on a database of its own per file, the
 * clock at `TEST_START` before each test, and the invariants of the database checked after it.
 * `test.override({ settings })` starts the app with other environment variables. Hooks that need
 * the app are `test.beforeAll`, `test.beforeEach` …, which wait for it.
 */
export let test = testOfFile();

/** What a file overrides stays with its `test`, and this module stays loaded: the next gets a new one. */
export function renewTest(): void {
  test = testOfFile();
}
