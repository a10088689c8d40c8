import { readdirSync, readFileSync } from 'node:fs';

/** The process and everything that it, or a child of it, has started; itself first. */
export function withDescendants(pid: number): number[] {
  const children = Map.groupBy(parents(), ([, parent]) => parent);
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []).map(([child]) => child));
  return found;
}

/** Sends the signal to those that still live. */
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
  const state = statOf(pid)?.[0];
  return state !== undefined && state !== 'Z';
}

/** The name of its program. */
export function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return '';
  }
}

function parents(): [number, number][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(statOf(Number(name))?.[1] ?? 0)]);
}

/** The fields after the name: state, parent and so on. */
function statOf(pid: number): string[] | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
