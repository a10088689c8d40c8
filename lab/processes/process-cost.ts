import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type pg from 'pg';

export function readMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

const MS_PER_TICK = 10;

/** Returns the processor time of the processes since their start, in milliseconds. Linux only. */
export function readProcessorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + MS_PER_TICK * readTicks(`/proc/${pid}/stat`), 0);
}

function readTicks(path: string): number {
  if (!existsSync(path)) return 0;
  const fields = readFileSync(path, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

export async function readComputeTime(client: pg.Client, serverPid: number): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name = 'azit'`,
  );
  const pids = [serverPid, ...rows.map(({ pid }) => pid)];
  const threads = pids.flatMap((pid) =>
    readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
  );
  const nanoseconds = threads.map((path) => Number(readFileSync(path, 'utf8').split(' ')[0]));
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}
