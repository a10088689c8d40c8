import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

// Polled conditions may take seconds on a busy machine.
const expect = { poll: { timeout: 10_000 } };

// One worker runs many files, because loading React, the DOM or Fastify takes longer than a test.
const shared = {
  isolate: false,
  setupFiles: ['scripts/test/fresh-modules.ts', 'scripts/test/wait-longer.ts'],
  testTimeout: 90_000,
  hookTimeout: 30_000,
  expect,
};
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
const withPostgres = ['**/*.api.test.ts', '**/*.process.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    retry: 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          maxWorkers: 2,
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, ...withPostgres, 'apps/web/**', 'scripts/test/repo-rules/**'],
        },
      },
      {
        test: {
          name: 'repo-rules',
          environment: 'node',
          testTimeout: 60_000,
          include: ['scripts/test/repo-rules/**/*.test.ts'],
          exclude: elsewhere,
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          pool: 'threads',
          maxWorkers: 2,
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 390, height: 844 } },
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          setupFiles: [...shared.setupFiles, 'apps/web/src/testing/before-each-file.ts'],
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          // Server modules stay loaded between test files, because their state belongs to an app
          // instance. A test file for module state loads fresh modules itself.
          isolate: false,
          name: 'api',
          environment: 'node',
          include: withPostgres,
          exclude: elsewhere,
          setupFiles: ['apps/server/test/harness/renew-test.ts', 'scripts/test/wait-longer.ts'],
          globalSetup: ['apps/server/test/harness/global-setup.ts'],
          pool: 'forks',
          // For a machine with two cores. A third worker uses the time in which tests that start and
          // kill processes (`*.process.test.ts`) wait for them.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect,
        },
      },
    ],
  },
});
