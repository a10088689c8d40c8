import { availableParallelism } from 'node:os';
import { median } from '../../figures/median.ts';
import { sumCosts } from '../processor-time.ts';
import type { ReadRow, Turn } from './measure-reads.ts';

export type Comparison = {
  kind: ReadRow['kind'];
  added: string;
  perSecond: number;
  perCpuSecond: number;
  webCost: number;
  missed: string[];
};

const MIN_PER_CPU_SECOND = 0.85;
const MIN_PER_SECOND = 1.6;
/**
 * Two web processes, the proxy and the client need one core each. With fewer cores, a second
 * process cannot raise the throughput.
 */
const CORES_FOR_TWO = 4;
/**
 * The cost of adding HAProxy is not checked against a limit: every deployment needs a proxy, and we
 * cannot change its cost.
 */
const WITHOUT_LIMIT = '+ HAProxy';

export function perCpuSecond({ requests, costs }: Turn): number {
  return (requests * 1_000) / sumCosts(costs);
}

function webCost({ requests, costs }: Turn): number {
  return (costs.get('web') ?? 0) / requests;
}

export function compareReads(
  rows: readonly ReadRow[],
  cores = availableParallelism(),
): Comparison[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (before?.kind !== row.kind) return [];
    const ratio = (read: (turn: Turn) => number) =>
      median(
        row.turns.flatMap((turn, round) => {
          const other = before.turns[round];
          return other === undefined ? [] : [read(turn) / read(other)];
        }),
      );
    const compared = {
      kind: row.kind,
      added: row.what,
      perSecond: ratio((turn) => turn.perSecond),
      perCpuSecond: ratio(perCpuSecond),
      webCost: ratio(webCost),
    };
    return [{ ...compared, missed: findMissed(compared, cores) }];
  });
}

function findMissed(compared: Omit<Comparison, 'missed'>, cores: number): string[] {
  const { kind, added, perSecond, perCpuSecond } = compared;
  if (added === WITHOUT_LIMIT) return [];
  const missed: string[] = [];
  if (!(perCpuSecond >= MIN_PER_CPU_SECOND))
    missed.push(`requests per CPU second below ${MIN_PER_CPU_SECOND}`);
  const mustGrow = kind === 'cached' && added === '+ second process' && cores >= CORES_FOR_TWO;
  if (mustGrow && !(perSecond >= MIN_PER_SECOND))
    missed.push(`requests a second below ${MIN_PER_SECOND}`);
  return missed;
}
