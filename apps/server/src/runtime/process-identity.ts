import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Pids are reused, so only the pid together with the start time identifies a process. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly born: string;
}

export function findProcessIdentity(pid: number): ProcessIdentity | undefined {
  const born = isAlive(pid) ? readStartTime(pid) : undefined;
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
    // EPERM: the process is alive but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readStartTime(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readLinuxStartTime(pid);
    if (process.platform === 'win32') return 'unknown';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

function readLinuxStartTime(pid: number): string | undefined {
  const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The command name may contain spaces and parentheses, so split after its last parenthesis.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, ticks] = [fields[0], fields[19]];
  return state === 'Z' || ticks === undefined ? undefined : `${bootId}/${ticks}`;
}
