import type { Figures } from '../../client/load.ts';
import { median } from '../../figures/median.ts';

/**
 * The compared measurements alternate in short rounds, because other load on the machine changes
 * from minute to minute.
 */
const ROUNDS = 3;

export async function alternate<Name extends string>(
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

export function ratio(
  above: Figures[] | undefined,
  below: Figures[] | undefined,
  key: keyof Figures,
): number | undefined {
  if (above === undefined || below === undefined) return undefined;
  return median(above.map((round, index) => round[key] / (below[index]?.[key] ?? Number.NaN)));
}
