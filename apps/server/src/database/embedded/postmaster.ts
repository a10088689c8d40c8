import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from '../database.ts';
import { isDatabaseUnavailable } from '../database-error.ts';
import type { DatabaseLog } from '../database-log.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { PostgresAccount } from './postgres-account.ts';
import { binaryPath, type PostgresBinaries } from './postgres-binaries.ts';
import { dataFolderArgument, postgresEnvironment } from './postgres-environment.ts';

export interface PostmasterOptions {
  readonly binaries: PostgresBinaries;
  readonly clusterPath: string;
  readonly account: PostgresAccount;
  readonly settings: readonly string[];
  readonly connection: DatabaseConnection;
  readonly log: DatabaseLog;
}

export interface Postmaster {
  readonly process: ChildProcess;
  readonly exited: Promise<void>;
  waitUntilReady(): Promise<void>;
}

const isRoutine = /the database system is|terminating connection due to administrator command/;

export function startPostmaster(options: PostmasterOptions): Postmaster {
  const { binaries, clusterPath, account, log } = options;
  const settings = options.settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(
    binaryPath(binaries, 'postgres'),
    ['-D', dataFolderArgument(clusterPath), ...settings],
    {
      ...account,
      cwd: clusterPath,
      env: postgresEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
      // Start PostgreSQL in a separate session: Ctrl-C must reach only the server, which then stops
      // PostgreSQL.
      detached: true,
      windowsHide: true,
    },
  );
  let lastError = '';
  let isRunning = true;
  createInterface({ input: child.stderr }).on('line', (line) => {
    const isFatal = /^(FATAL|PANIC):/.test(line) && !isRoutine.test(line);
    if (isFatal) lastError = line;
    log[isFatal ? 'warn' : 'debug']({ postgres: line }, 'postgres');
  });
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      isRunning = false;
      resolve();
    };
    child.once('error', (error) => {
      lastError = error.message;
      end();
    });
    child.once('close', end);
  });

  async function waitUntilReady(): Promise<void> {
    while (isRunning) {
      if (await acceptsConnections(options.connection)) return;
      await Promise.race([delay(20), exited]);
    }
    throw new EmbeddedDatabaseError(`PostgreSQL did not start: ${lastError || 'no reason given'}`);
  }

  return { process: child, exited, waitUntilReady };
}

async function acceptsConnections(connection: DatabaseConnection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false;
    throw error;
  }
}

export async function stopPostmaster(
  postmaster: Postmaster,
  options: { binaries: PostgresBinaries; clusterPath: string },
): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 6_000],
    ['SIGQUIT', 2_000],
    ['SIGKILL', 2_000],
  ];
  for (const [name, timeout] of steps) {
    if (process.platform === 'win32' && name === 'SIGINT') stopOnWindows(options);
    else postmaster.process.kill(name);
    const waiting = new AbortController();
    const isGone = await Promise.race([
      postmaster.exited.then(() => true),
      delay(timeout, false, { signal: waiting.signal }).catch(() => false),
    ]);
    waiting.abort();
    if (isGone) return;
  }
}

// Windows has no signals, so kill() would end PostgreSQL uncleanly. pg_ctl stops it cleanly.
function stopOnWindows(options: { binaries: PostgresBinaries; clusterPath: string }): void {
  const stop = ['stop', '-D', options.clusterPath, '-m', 'fast', '-W'];
  execFileSync(binaryPath(options.binaries, 'pg_ctl'), stop, { stdio: 'ignore' });
}
