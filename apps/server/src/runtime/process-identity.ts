import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A pid alone is soon reused; with its time of birth it names one process. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly born: string;
}

export function findProcessIdentity(pid: number): ProcessIdentity | undefined {
  const born = isAlive(pid) ? readBirth(pid) : undefined;
  return born === undefined ? undefined : { pid, born };
}

export function isSameProcessAlive(identity: ProcessIdentity): boolean {
  return findProcessIdentity(identity.pid)?.born === identity.born;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but another user's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readBirth(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readLinuxBirth(pid);
    if (process.platform === 'win32') return 'unknown';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    // It ended between the two checks.
    return undefined;
  }
}

function readLinuxBirth(pid: number): string | undefined {
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name may hold blanks and brackets, so fields are counted after its last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  return state === 'Z' || ticks === undefined ? undefined : `${bootId}/${ticks}`;
}
