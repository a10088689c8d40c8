import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

// covers S3.22 (docs/coverage-statements.md)
test('source files format month and day only with the shared formatter', () => {
  const writers = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).filter(
    (file) => /\}월 ?\$\{/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(writers).toEqual([]);
});
