import { defineConfig } from 'vitest/config';
import { mutatedTests } from './mutated-files.mjs';

export default defineConfig({
  test: {
    include: mutatedTests,
    isolate: false,
    setupFiles: ['scripts/test/fresh-modules.ts'],
  },
});
