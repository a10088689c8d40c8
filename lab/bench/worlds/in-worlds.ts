import { median } from '../../figures/median.ts';

const TURNS = 51;
/** Enough for Node to have compiled what a request runs. */
const WARM_UP_TURNS = 150;

/** Milliseconds, and those as a multiple of what they are in the first world. */
export type WorldCost = { ms: number; growth: number };

/**
 * Asks the worlds by turns. A turn is compared with its neighbour in the first world alone: what else
 * the machine does at the time hits both alike. `asks` return what a request cost, in milliseconds.
 */
export async function compareWorlds(
  asks: readonly (() => Promise<number>)[],
): Promise<WorldCost[]> {
  const turns: number[][] = [];
  for (let turn = 0; turn < TURNS + WARM_UP_TURNS; turn += 1) {
    const costs: number[] = [];
    for (const ask of asks) costs.push(await ask());
    if (turn >= WARM_UP_TURNS) turns.push(costs);
  }
  return asks.map((_, world) => ({
    ms: median(turns.map((costs) => costs[world] ?? Number.NaN)),
    growth: median(turns.map((costs) => (costs[world] ?? Number.NaN) / (costs[0] ?? Number.NaN))),
  }));
}
