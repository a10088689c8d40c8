import { availableParallelism } from 'node:os';
import { median } from '../../figures/median.ts';
import { sumOf } from '../processor-time.ts';
import type { ReadRow, Turn } from './measure-reads.ts';

/** A setup against the one before it, which lacks one thing. */
export type Comparison = {
  kind: ReadRow['kind'];
  added: string;
  /** Requests a second, requests for each second of processor time, and the web process's own time. */
  perSecond: number;
  perCpuSecond: number;
  webCost: number;
  missed: string[];
};

const LEAST_PER_CPU_SECOND = 0.85;
const LEAST_PER_SECOND = 1.6;
/** Two web processes, the proxy, and whoever asks. */
const CORES_FOR_TWO = 4;
/** No bar: nobody goes without a proxy, and its time is not the program's. */
const WITHOUT_BAR = '+ HAProxy';

export function perCpuSecond({ requests, costs }: Turn): number {
  return (requests * 1_000) / sumOf(costs);
}

function webCost({ requests, costs }: Turn): number {
  return (costs.get('web') ?? 0) / requests;
}

/** Compares each setup with the one before it, turn by turn of the same round. */
export function compareReads(
  rows: readonly ReadRow[],
  cores = availableParallelism(),
): Comparison[] {
  return rows.flatMap((row, index) => {
    const before = rows[index - 1];
    if (before?.kind !== row.kind) return [];
    const ratio = (of: (turn: Turn) => number) =>
      median(
        row.turns.flatMap((turn, round) => {
          const other = before.turns[round];
          return other === undefined ? [] : [of(turn) / of(other)];
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
  if (added === WITHOUT_BAR) return [];
  const missed: string[] = [];
  if (!(perCpuSecond >= LEAST_PER_CPU_SECOND))
    missed.push(`requests per CPU second below ${LEAST_PER_CPU_SECOND}`);
  const mustGrow = kind === 'cached' && added === '+ second process' && cores >= CORES_FOR_TWO;
  if (mustGrow && !(perSecond >= LEAST_PER_SECOND))
    missed.push(`requests a second below ${LEAST_PER_SECOND}`);
  return missed;
}
