import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { emitOfflineScript } from './emit-offline-script.ts';

const worker = path.join(import.meta.dirname, 'public/sw.js');

test('each change of an offline file changes the cache name of the service worker', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'offline-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'public'));
  const files = {
    'public/sw.js': await readFile(worker, 'utf8'),
    'public/offline.html': '<p>page</p>',
    'script.ts': "import { key } from './key.ts'; document.title = key;",
    'key.ts': "export const key = 'coming';",
  };
  const buildWith = async (changed: Partial<typeof files>) => {
    for (const [name, text] of Object.entries({ ...files, ...changed }))
      await writeFile(path.join(root, name), text);
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [emitOfflineScript('script.ts')],
      build: { rolldownOptions: { input: 'script.ts' } },
    });
    const built = await readFile(path.join(root, 'dist/sw.js'), 'utf8');
    return /cacheName = '(offline-[0-9a-f]{8})'/.exec(built)?.[1];
  };
  const name = await buildWith({});
  expect(name).toBeDefined();
  expect(await buildWith({})).toBe(name);
  expect(await buildWith({ 'key.ts': "export const key = 'own';" })).not.toBe(name);
  expect(await buildWith({ 'public/offline.html': '<p>other</p>' })).not.toBe(name);
});
