import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../scripts/child-process.mjs';
import { ExpectedFailure } from '../../scripts/project.mjs';
import { withLimit } from '../limit.mjs';

const INSTALL_LIMIT_MS = 5 * 60_000;
const manifest = join(import.meta.dirname, 'package.json');
const installed = join(import.meta.dirname, 'node_modules/.package-lock.json');

export async function ensurePeers(): Promise<void> {
  if (isInstalled()) return;
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  const command = ['npm', 'install', '--prefix', import.meta.dirname, ...options];
  const { code, output } = await withLimit('installing the peers', INSTALL_LIMIT_MS, (signal) =>
    runQuietly(command, process.env, signal),
  );
  if (code === 0) return;
  process.stderr.write(output);
  throw new ExpectedFailure(`${command.join(' ')} failed; its output is above`);
}

function isInstalled(): boolean {
  const { dependencies } = JSON.parse(readFileSync(manifest, 'utf8'));
  const { packages } = readInstalled();
  return Object.entries(dependencies).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  );
}

function readInstalled(): { packages: Record<string, { version: string }> } {
  try {
    return JSON.parse(readFileSync(installed, 'utf8'));
  } catch {
    return { packages: {} };
  }
}
