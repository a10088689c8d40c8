import { existsSync } from 'node:fs';
import path from 'node:path';
import { withLimit } from '../../../scripts/limit.mjs';
import { ExpectedFailure } from '../../../scripts/project.mjs';
import { installCommands, runAll } from '../../../scripts/system-packages.mjs';
import type { Engine } from './engine.ts';

const INSTALL_LIMIT_MS = 5 * 60_000;

/** Installs what the engines need and the machine does not have; throws where that is impossible. */
export async function installMissing(engines: readonly Engine[]): Promise<void> {
  const packages = missingPackages(engines);
  if (packages.length === 0) return;
  const commands = await installCommands(packages);
  const words = `install ${packages.join(', ')}`;
  if (commands === undefined) throw new ExpectedFailure(`${words}: needs root on Debian or Ubuntu`);
  const failure = await withLimit(words, INSTALL_LIMIT_MS, (signal) => runAll(commands, signal));
  if (missingPackages(engines).length > 0) {
    throw new ExpectedFailure(`${words} failed: ${failure ?? 'something is still missing'}`);
  }
}

function missingPackages(engines: readonly Engine[]): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return engines
    .flatMap(({ needs }) => Object.entries(needs))
    .filter(([program]) => !folders.some((folder) => existsSync(path.join(folder, program))))
    .map(([, name]) => name);
}
