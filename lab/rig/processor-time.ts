import { readProcessorTime } from '../processes/process-cost.ts';

/** The current processes of one program, which are counted joinParts. */
export type Part = { readonly name: string; pids(): readonly number[] };

/** Processor time of each part in milliseconds. */
export type Costs = ReadonlyMap<string, number>;

/**
 * Starts counting; the returned function gives the processor time since then. A new process counts
 * from its start, an ended one not at all.
 */
export function countProcessorTime(parts: readonly Part[]): () => Costs {
  const read = (pid: number) => readProcessorTime([pid]);
  const before = new Map(parts.flatMap((part) => part.pids()).map((pid) => [pid, read(pid)]));
  const since = (pid: number) => read(pid) - (before.get(pid) ?? 0);
  return () =>
    new Map(
      parts.map((part) => [part.name, part.pids().reduce((sum, pid) => sum + since(pid), 0)]),
    );
}

export function sumCosts(costs: Costs): number {
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}
