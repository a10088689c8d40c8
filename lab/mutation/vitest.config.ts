import { defineConfig } from 'vitest/config';
import { mutatedTests } from './mutated-files.mjs';

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export
export default defineConfig({
  test: {
    include: mutatedTests,
    isolate: false,
    setupFiles: ['scripts/test/fresh-modules.ts'],
  },
});
