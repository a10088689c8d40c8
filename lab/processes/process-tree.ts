import { readdirSync, readFileSync } from 'node:fs';

export function withDescendants(pid: number): number[] {
  const children = Map.groupBy(parents(), ([, parent]) => parent);
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []).map(([child]) => child));
  return found;
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

export function isAlive(pid: number): boolean {
  const state = readStat(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

export function readProgramName(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

function parents(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(readStat(Number(name))?.[1] ?? 0)]);
}

function readStat(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
