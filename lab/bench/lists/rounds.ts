import type { Figures } from '../../client/load.ts';
import { median } from '../../figures/median.ts';

/**
 * How often everything is measured, in turns: what else a machine does changes from minute to
 * minute, so whatever is compared is measured within the same few seconds.
 */
const ROUNDS = 3;

/** Runs all of them in turns; returns the figures of each, round by round. */
export async function inTurns<Name extends string>(
  measurements: Partial<Record<Name, () => Promise<Figures>>>,
  count = ROUNDS,
): Promise<Map<string, Figures[]>> {
  const results = new Map<string, Figures[]>();
  for (let round = 0; round < count; round += 1) {
    for (const [name, work] of Object.entries<(() => Promise<Figures>) | undefined>(measurements)) {
      if (work === undefined) continue;
      results.set(name, [...(results.get(name) ?? []), await work()]);
    }
  }
  return results;
}

export function typical(rounds: Figures[]): Figures {
  return {
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
  };
}

/** The ratio within each round, and of those the middle one. */
export function ratio(
  above: Figures[] | undefined,
  below: Figures[] | undefined,
  of: keyof Figures,
): number | undefined {
  if (above === undefined || below === undefined) return undefined;
  return median(above.map((round, index) => round[of] / (below[index]?.[of] ?? Number.NaN)));
}
