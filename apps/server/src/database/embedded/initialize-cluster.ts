import { spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { giveTo, type PostgresAccount } from './postgres-account.ts';
import { binaryPath, type PostgresBinaries } from './postgres-binaries.ts';
import { dataFolderArgument, postgresEnvironment } from './postgres-environment.ts';

export interface ClusterOptions {
  readonly dataDir: string;
  readonly clusterPath: string;
  readonly binaries: PostgresBinaries;
  readonly account: PostgresAccount;
  readonly isDurable: boolean;
  readonly authentication: readonly string[];
}

const major = '18';
const draftPrefix = 'postgres.new-';

export async function ensureCluster(options: ClusterOptions): Promise<void> {
  const { dataDir, clusterPath, account } = options;
  removeDrafts(dataDir);
  if (!existsSync(clusterPath)) {
    const draft = mkdtempSync(join(dataDir, draftPrefix));
    giveTo(account, draft);
    await runInitdb(draft, options);
    renameSync(draft, clusterPath);
    // Remove drafts again: an initdb process that outlived a killed server may have written more
    // files meanwhile.
    removeDrafts(dataDir);
    if (options.isDurable) syncFolder(dataDir);
  }
  checkMajor(clusterPath);
  giveTo(account, clusterPath);
}

function removeDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(draftPrefix))) {
    rmSync(join(dataDir, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

function checkMajor(clusterPath: string): void {
  const found = readVersion(clusterPath);
  if (found === major) return;
  throw new EmbeddedDatabaseError(
    `${clusterPath} was written by PostgreSQL ${found}; this azit brings PostgreSQL ${major}`,
  );
}

function readVersion(clusterPath: string): string {
  try {
    return readFileSync(join(clusterPath, 'PG_VERSION'), 'utf8').trim();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new EmbeddedDatabaseError(`The database folder cannot be read: ${reason}`, { cause });
  }
}

async function runInitdb(draft: string, options: ClusterOptions): Promise<void> {
  const [command, ...prefix] = [...userPrefix(), binaryPath(options.binaries, 'initdb')];
  const settings = [
    ['-D', dataFolderArgument(draft)],
    ['--username=postgres', '--encoding=UTF8', '--locale=C'],
    // The builtin locale sorts text in the same way on every system; the locales of the C library
    // differ.
    ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions'],
    options.authentication,
    options.isDurable ? [] : ['--no-sync'],
  ].flat();
  const child = spawn(command ?? '', [...prefix, ...settings], {
    ...options.account,
    cwd: draft,
    env: postgresEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errorOutput += chunk;
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      errorOutput += error.message;
      resolve(null);
    });
    child.once('close', resolve);
  });
  if (code === 0) return;
  rmSync(draft, { recursive: true, force: true, maxRetries: 5 });
  throw new EmbeddedDatabaseError(`initdb failed: ${errorOutput.trim()}`);
}

/**
 * initdb fails for a uid without a user name, as in some containers. A user namespace maps the uid
 * to nobody.
 */
function userPrefix(): string[] {
  if (process.platform !== 'linux') return [];
  try {
    userInfo();
    return [];
  } catch {
    return ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'];
  }
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
