import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseLog } from '../database-log.ts';
import {
  findClusterProcesses,
  isDefinitelyAnother,
  readPostmasterPid,
} from './cluster-processes.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

/**
 * Stops processes that an earlier server left behind. Finds them by the name of their cluster,
 * because a stored pid may belong to another process by now.
 */
export async function stopLeftovers(options: {
  clusterPath: string;
  name: string;
  log: DatabaseLog;
}): Promise<void> {
  const { clusterPath, name, log } = options;
  const found = findClusterProcesses(name);
  const postmaster = readPostmasterPid(clusterPath);
  if (found.length > 0) {
    log.warn({ pids: found }, 'ending PostgreSQL processes of an earlier run');
    await end(name, found, postmaster);
  }
  // Remove a stale lock file: PostgreSQL refuses to start if another process has reused the pid in
  // it.
  if (postmaster !== undefined && isDefinitelyAnother(postmaster, name)) {
    for (const file of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
      rmSync(join(clusterPath, file), { force: true });
    }
  }
}

async function end(name: string, found: number[], postmaster: number | undefined): Promise<void> {
  if (postmaster !== undefined && found.includes(postmaster)) {
    signal([postmaster], 'SIGINT');
    if (await waitUntilGone(name, 3_000)) return;
  }
  signal(findClusterProcesses(name), 'SIGQUIT');
  if (await waitUntilGone(name, 1_000)) return;
  signal(findClusterProcesses(name), 'SIGKILL');
  if (await waitUntilGone(name, 2_000)) return;
  throw new EmbeddedDatabaseError(
    `PostgreSQL processes of an earlier run do not end: ${findClusterProcesses(name).join(', ')}`,
  );
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {}
  }
}

async function waitUntilGone(name: string, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout;
  while (findClusterProcesses(name).length > 0) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}
