import { median } from '../../figures/median.ts';

const TURNS = 51;
/** V8 compiles the code of a request during these turns. */
const WARM_UP_TURNS = 150;

export type WorldCost = { ms: number; growth: number };

/**
 * Compares each request only with the request to the first database in the same turn, so that other
 * load on the machine affects both alike. `requests` return their cost in milliseconds.
 */
export async function compareWorlds(
  requests: readonly (() => Promise<number>)[],
  measuredTurns = TURNS,
): Promise<WorldCost[]> {
  const turns: number[][] = [];
  for (let turn = 0; turn < measuredTurns + WARM_UP_TURNS; turn += 1) {
    const costs: number[] = [];
    for (const request of requests) costs.push(await request());
    if (turn >= WARM_UP_TURNS) turns.push(costs);
  }
  return requests.map((_, world) => ({
    ms: median(turns.map((costs) => costs[world] ?? Number.NaN)),
    growth: median(turns.map((costs) => (costs[world] ?? Number.NaN) / (costs[0] ?? Number.NaN))),
  }));
}
