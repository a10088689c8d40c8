import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from '../../scripts/child-process.mjs';
import { ExpectedFailure } from '../../scripts/project.mjs';
import { withLimit } from '../limit.mjs';

const INSTALL_LIMIT_MS = 5 * 60_000;

export async function ensurePeers(): Promise<void> {
  await ensurePackages(import.meta.dirname);
}

/** Installs what the package.json of a folder names, unless it is installed already. */
export async function ensurePackages(folder: string): Promise<void> {
  if (isInstalled(folder)) return;
  const options = ['--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  const command = ['npm', 'install', '--prefix', folder, ...options];
  const { code, output } = await withLimit(`installing ${folder}`, INSTALL_LIMIT_MS, (signal) =>
    runQuietly(command, process.env, signal),
  );
  if (code === 0) return;
  process.stderr.write(output);
  throw new ExpectedFailure(`${command.join(' ')} failed; its output is above`);
}

function isInstalled(folder: string): boolean {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { packages } = readInstalled(folder);
  return Object.entries(dependencies).every(
    ([name, version]) => packages[`node_modules/${name}`]?.version === version,
  );
}

function readInstalled(folder: string): { packages: Record<string, { version: string }> } {
  try {
    return JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  } catch {
    return { packages: {} };
  }
}
