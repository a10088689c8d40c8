import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAssets } from './compress-assets.mjs';

test('large scripts and styles get compressed copies, and other files get none', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'azit-pack-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const text = 'const greeting = "안녕하세요";\n'.repeat(100);
  for (const name of ['app.js', 'app.css', 'font.woff2'])
    await writeFile(path.join(folder, name), text);
  await writeFile(path.join(folder, 'small.js'), 'export {};');
  await compressAssets(folder);
  expect((await readdir(folder)).toSorted()).toEqual(
    'app.css app.css.br app.css.gz app.js app.js.br app.js.gz font.woff2 small.js'.split(' '),
  );
  const read = (name: string) => readFile(path.join(folder, name));
  expect(brotliDecompressSync(await read('app.js.br')).toString()).toBe(text);
  expect(gunzipSync(await read('app.css.gz')).toString()).toBe(text);
});
