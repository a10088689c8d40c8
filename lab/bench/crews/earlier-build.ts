import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ExpectedFailure, root } from '../../../scripts/project.mjs';

export type EarlierBuild = { folder: string; migrations: string; remove(): void };

/**
 * Extracts the code of a commit and links the packages of this build, so that only our own code is
 * compared.
 */
export function checkOutEarlier(commit: string): EarlierBuild {
  const folder = mkdtempSync(join(tmpdir(), 'azit-earlier-'));
  const archive = join(folder, 'build.tar');
  try {
    const options = { cwd: root, stdio: 'ignore' } as const;
    execFileSync('git', ['archive', '--format=tar', `--output=${archive}`, commit], options);
  } catch (cause) {
    throw new ExpectedFailure(`${commit} cannot be read from the repository`, { cause });
  }
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  for (const workspace of ['', 'apps/server', 'packages/contract', 'packages/rules', 'lab'])
    linkPackages(join(root, workspace, 'node_modules'), join(folder, workspace, 'node_modules'));
  return {
    folder,
    migrations: join(folder, 'apps/server/src/database/migrations'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links all packages except our own workspaces, which come from the commit. */
function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  const names = readdirSync(from).filter((name) => name !== '@azit' && !name.startsWith('.'));
  for (const name of names) symlinkSync(join(from, name), join(to, name));
  if (!existsSync(join(from, '@azit'))) return;
  mkdirSync(join(to, '@azit'));
  for (const name of ['contract', 'rules'])
    symlinkSync(join(dirname(to), 'packages', name), join(to, '@azit', name));
}
