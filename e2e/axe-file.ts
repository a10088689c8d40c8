import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { webDistForTests } from '../scripts/web-build.mjs';

export const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
export const axePath = '/assets/axe.js';

/** Serves axe as a file of the app, so that the browser caches its compiled code. */
export async function serveAxe(): Promise<void> {
  await writeFile(path.join(webDistForTests, axePath), axeSource);
}
