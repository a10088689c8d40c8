import { readProcessorTime } from '../processes/process-cost.ts';

export type Part = { readonly name: string; pids(): readonly number[] };

export type Costs = ReadonlyMap<string, number>;

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
