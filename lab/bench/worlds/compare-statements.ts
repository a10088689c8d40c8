import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { median } from '../../figures/median.ts';

export type Text = { name: string; text: string; parameterOrder: readonly string[] };
export type Run = { statement: Text; values: Record<string, unknown> };

const REQUESTS_A_TURN = 3;
const MIN_TURNS = 15;
const WARM_UP_TURNS = 3;

/** Processor time of this PostgreSQL backend in milliseconds; wall-clock time outside Linux. */
export function readBackendTime(pid: number): number {
  try {
    const [computed = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(computed) / 1e6;
  } catch {
    return performance.now();
  }
}

async function turn(client: pg.Client, pid: number, runs: Run[]): Promise<number> {
  const before = readBackendTime(pid);
  for (let request = 0; request < REQUESTS_A_TURN; request += 1) {
    for (const { statement, values } of runs) {
      const { name, text, parameterOrder } = statement;
      await client.query({ name, text, values: parameterOrder.map((each) => values[each]) });
    }
  }
  return (readBackendTime(pid) - before) / REQUESTS_A_TURN;
}

/**
 * Returns the median processor time of the old statements in milliseconds and the ratio of new to
 * old. Each new run is compared only with the old run just before it, so that other load on the
 * machine affects both alike.
 */
export async function compareStatements(
  client: pg.Client,
  { before, now }: { before: Run[]; now: Run[] },
  budgetMs: number,
) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const spent: number[] = [];
  const ratios: number[] = [];
  const started = performance.now();
  const hasTime = () => performance.now() - started < budgetMs;
  for (let round = 0; round < MIN_TURNS || hasTime(); round += 1) {
    const first = await turn(client, pid, before);
    const second = await turn(client, pid, now);
    if (round < WARM_UP_TURNS) continue;
    spent.push(first);
    ratios.push(second / first);
  }
  return { before: median(spent), ratio: median(ratios) };
}
