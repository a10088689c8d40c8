import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { median } from '../../figures/median.ts';

/** What PostgreSQL runs, and the names of its parameters in their order. */
export type Text = { name: string; text: string; parameterOrder: readonly string[] };
export type Run = { statement: Text; values: Record<string, unknown> };

const REQUESTS_A_TURN = 3;
const FEWEST_TURNS = 15;
const WARM_UP_TURNS = 3;

/** Milliseconds this PostgreSQL process has computed; without Linux, those that have passed. */
export function spentBy(pid: number): number {
  try {
    const [computed = ''] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ');
    return Number(computed) / 1e6;
  } catch {
    return performance.now();
  }
}

async function turn(client: pg.Client, pid: number, runs: Run[]): Promise<number> {
  const before = spentBy(pid);
  for (let request = 0; request < REQUESTS_A_TURN; request += 1) {
    for (const { statement, values } of runs) {
      const { name, text, parameterOrder } = statement;
      await client.query({ name, text, values: parameterOrder.map((each) => values[each]) });
    }
  }
  return (spentBy(pid) - before) / REQUESTS_A_TURN;
}

/**
 * Computing time of a request before, in milliseconds, and that of the one now as a multiple of it.
 * Both take turns on one connection, and a turn is compared with its neighbour alone: what else the
 * machine does at the time hits both alike.
 */
export async function compareInTurns(
  client: pg.Client,
  { before, now }: { before: Run[]; now: Run[] },
  budgetMs: number,
) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const spent: number[] = [];
  const ratios: number[] = [];
  const begun = performance.now();
  const hasTime = () => performance.now() - begun < budgetMs;
  for (let round = 0; round < FEWEST_TURNS || hasTime(); round += 1) {
    const first = await turn(client, pid, before);
    const second = await turn(client, pid, now);
    if (round < WARM_UP_TURNS) continue;
    spent.push(first);
    ratios.push(second / first);
  }
  return { before: median(spent), ratio: median(ratios) };
}
