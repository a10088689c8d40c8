import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mutatedFiles } from './mutated-files.mjs';

const folder = '.mutation';

export default {
  mutate: mutatedFiles,
  testRunner: 'vitest',
  vitest: { configFile: 'lab/mutation/vitest.config.ts' },
  // Stryker rewrites a tsconfig with the compiler API, which TypeScript 7 does not have. Vitest
  // needs no tsconfig, so name a file that does not exist.
  tsconfigFile: 'none.json',
  // Copy only what the tests read.
  ignorePatterns: [
    '/*',
    '!/packages',
    '!/apps',
    'apps/web',
    '!/lab',
    'lab/*',
    '!lab/mutation',
    '!/scripts',
  ],
  // Outside the project, so that other programs do not find copies of the tests.
  tempDirName: join(tmpdir(), 'azit-mutation'),
  cleanTempDir: 'always',
  incremental: true,
  incrementalFile: `${folder}/results.json`,
  concurrency: Number(process.env.MUTATION_WORKERS ?? 2),
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'json'],
  jsonReporter: { fileName: `${folder}/report.json` },
  thresholds: { break: null },
};
