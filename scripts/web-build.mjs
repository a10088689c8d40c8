import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runQuietly } from './child-process.mjs';
import { compressAssets } from './compress-assets.mjs';
import { withLock } from './lock.mjs';
import { withProgress } from './progress.mjs';
import { ExpectedFailure, root, toolEnvironment } from './project.mjs';

export const webDist = path.join(root, 'apps', 'web', 'dist');
/** Browser tests add files to the build, so they use a copy. */
export const webDistForTests = path.join(root, 'apps', 'web', 'dist-e2e');

const skipped = new Set(['node_modules', 'dist', 'dist-e2e']);

/**
 * The hash file is next to Vite's manifest, so that any other build removes it when it empties the
 * folder.
 * @param {string} outDir
 */
const hashFile = (outDir) => path.join(outDir, '.vite', 'source-hash');

/** Builds the web app when its sources, or the VITE_ settings, differ from those of the last build. */
export async function ensureWebBuilt() {
  await withLock('web-build', async () => {
    const wanted = await sourceHash();
    const built = await readFile(hashFile(webDist), 'utf8').catch(() => '');
    if (built !== wanted) await buildWeb();
  });
}

export async function ensureWebBuiltForTests() {
  await ensureWebBuilt();
  const built = await readFile(hashFile(webDist), 'utf8');
  const copied = await readFile(hashFile(webDistForTests), 'utf8').catch(() => '');
  if (built === copied) return;
  await rm(webDistForTests, { recursive: true, force: true });
  await cp(webDist, webDistForTests, { recursive: true });
}

export async function buildWeb() {
  const texts = { running: 'building the web app', done: 'web app built' };
  await withProgress(texts, build);
}

async function build() {
  const wanted = await sourceHash();
  const command = ['vite', 'build', 'apps/web', '--outDir', webDist, '--emptyOutDir'];
  const { code, output } = await runQuietly(command, toolEnvironment({ NODE_ENV: 'production' }));
  if (code !== 0) {
    console.error(output.trimEnd());
    throw new ExpectedFailure('the web app does not build; see the output of Vite above.');
  }
  await compressAssets(path.join(webDist, 'assets'));
  await writeFile(hashFile(webDist), wanted);
}

async function sourceHash() {
  const hash = createHash('sha256');
  const files = ['package-lock.json', ...(await listFiles('apps/web'))];
  files.push(...(await listFiles('packages')));
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
  }
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function listFiles(folder) {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const lists = entries
    .filter((entry) => !skipped.has(entry.name))
    .map((entry) => {
      const name = `${folder}/${entry.name}`;
      return entry.isDirectory() ? listFiles(name) : [name];
    });
  return (await Promise.all(lists)).flat();
}
