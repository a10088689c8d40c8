import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webDist } from '../../scripts/web-build.mjs';
import type { Endings } from './endings.ts';
import { recordFaults } from './page-faults.ts';

const script = '/assets/record-faults.js';

/**
 * Copies the built app and adds a script that records faults, because not every engine can inject a
 * script into a page.
 */
export async function copyWatchedBuild(endings: Endings): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'azit-watched-'));
  endings.add(() => rm(folder, { recursive: true, force: true }));
  await cp(webDist, folder, { recursive: true });
  await writeFile(path.join(folder, script), `(${recordFaults})();`);
  const drawn = await readdir(path.join(folder, 'first-paint'));
  for (const page of ['index.html', ...drawn.map((name) => path.join('first-paint', name))]) {
    const file = path.join(folder, page);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('<head>', `<head><script src="${script}"></script>`));
  }
  return folder;
}
