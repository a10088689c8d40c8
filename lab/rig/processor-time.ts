import { processorTimeOf } from '../processes/process-cost.ts';

/** What is counted together: the processes of one program, as they are at the moment. */
export type Part = { readonly name: string; pids(): readonly number[] };

/** What each part has computed, in milliseconds. */
export type Costs = ReadonlyMap<string, number>;

/**
 * Begins to count; the function it returns tells what was computed since. A process that came meanwhile
 * counts from its beginning, one that went not at all.
 */
export function countProcessorTime(parts: readonly Part[]): () => Costs {
  const timeOf = (pid: number) => processorTimeOf([pid]);
  const before = new Map(parts.flatMap((part) => part.pids()).map((pid) => [pid, timeOf(pid)]));
  const since = (pid: number) => timeOf(pid) - (before.get(pid) ?? 0);
  return () =>
    new Map(
      parts.map((part) => [part.name, part.pids().reduce((sum, pid) => sum + since(pid), 0)]),
    );
}

export function sumOf(costs: Costs): number {
  return [...costs.values()].reduce((sum, cost) => sum + cost, 0);
}
