import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { generateTypes } from './generate-types.ts';
import { buildOpenApi } from './openapi.ts';

// The generated types are not committed, so the type check of the project excludes the client that
// uses them.
const folder = new URL('./dist/', import.meta.url);
const project = {
  extends: '../../../tsconfig.json',
  include: [
    '../../../apps/server/test/guarantees/generated-client.api.test.ts',
    '../../../apps/server/test/harness/global-setup.ts',
  ],
  exclude: [],
};

test('the client in apps/server compiles with types generated from openapi.json', async () => {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('openapi-types.ts', folder), await generateTypes(buildOpenApi()));
  await writeFile(new URL('tsconfig.json', folder), JSON.stringify(project));
  const root = createRequire(new URL('../../package.json', import.meta.url));
  const compiler = root.resolve('typescript/package.json').replace('package.json', 'bin/tsc');
  const compile = promisify(execFile)(process.execPath, [compiler, '-p', fileURLToPath(folder)]);
  const { stdout } = await compile.catch((error: { stdout: string }) => error);
  expect(stdout).toBe('');
}, 120_000);
