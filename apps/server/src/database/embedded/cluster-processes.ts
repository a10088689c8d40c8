import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findProcessIdentity, isAlive } from '#server/runtime/process-identity.ts';

/**
 * Name the cluster by its inode: a copied folder, or the same path in another container, is another
 * cluster.
 */
export function clusterName(clusterPath: string): string {
  const { dev, ino } = statSync(clusterPath, { bigint: true });
  return `azit-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 16)}`;
}

export function findClusterProcesses(name: string): number[] {
  return listCommandLines()
    .filter(({ line }) => belongsTo(name, line))
    .map(({ pid }) => pid);
}

function belongsTo(name: string, line: string): boolean {
  const isPostmaster =
    /postgres(\.exe)?"? "?-D/.test(line) && line.includes(`cluster_name=${name}`);
  return isPostmaster || line.startsWith(`postgres: ${name}:`);
}

/**
 * True if the process is certainly not our PostgreSQL. False if its command line cannot be read,
 * because it may be ours.
 */
export function isDefinitelyAnother(pid: number, name: string): boolean {
  const line = listCommandLines().find((listed) => listed.pid === pid)?.line;
  if (line === undefined || belongsTo(name, line)) return false;
  const isZombie = isAlive(pid) && findProcessIdentity(pid) === undefined;
  return line !== '' || isZombie;
}

/** The pid file may remain after a crash, so the returned pid may now belong to another process. */
export function readPostmasterPid(clusterPath: string): number | undefined {
  try {
    const [first = ''] = readFileSync(join(clusterPath, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number.parseInt(first, 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function listCommandLines(): { pid: number; line: string }[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => ({ pid: Number(entry), line: readLinuxCommandLine(entry) }));
  }
  return listWithoutProc()
    .split('\n')
    .map((row) => row.trim())
    .map((row) => ({ pid: Number.parseInt(row, 10), line: row.replace(/^\d+\s*/, '') }))
    .filter(({ pid }) => Number.isInteger(pid));
}

function readLinuxCommandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function listWithoutProc(): string {
  if (process.platform !== 'win32') {
    return execFileSync('ps', ['-Awwo', 'pid=,args='], { encoding: 'utf8' });
  }
  const query = 'Get-CimInstance Win32_Process | % { "$($_.ProcessId) $($_.CommandLine)" }';
  return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' });
}
