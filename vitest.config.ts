import { defineConfig } from 'vitest/config';

const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];
const withPostgres = ['**/*.api.test.ts', '**/*.process.test.ts'];

export default defineConfig({
  test: {
    allowOnly: false,
    retry: 0,
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...elsewhere, ...withPostgres, 'apps/web/**', 'scripts/repo-rules/**'],
        },
      },
      {
        test: {
          name: 'repo-rules',
          environment: 'node',
          include: ['scripts/repo-rules/**/*.test.ts'],
          exclude: elsewhere,
        },
      },
      {
        test: {
          name: 'web',
          pool: 'threads',
          maxWorkers: 2,
          environment: 'happy-dom',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: elsewhere,
          setupFiles: ['apps/web/src/testing/wait-limit.ts'],
          testTimeout: 30_000,
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        test: {
          name: 'api',
          environment: 'node',
          include: withPostgres,
          exclude: elsewhere,
          globalSetup: ['apps/server/test/harness/global-setup.ts'],
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
