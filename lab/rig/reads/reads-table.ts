import { median } from '../../figures/median.ts';
import { renderRows } from '../table.ts';
import { type Comparison, perCpuSecond } from './compare-reads.ts';
import type { ReadRow } from './measure-reads.ts';

export function renderReads(rows: readonly ReadRow[], comparisons: readonly Comparison[]): string {
  const parts = [...new Set(rows.flatMap(({ turns }) => [...(turns[0]?.costs.keys() ?? [])]))];
  const costs = renderRows(
    ['reads', 'with', 'req/s', 'p99 ms', 'req per CPU s', ...parts.map((part) => `${part} µs`)],
    rows.map((row) => costRow(row, parts)),
  );
  const changes = renderRows(
    ['reads', 'added', 'req/s ×', 'req per CPU s ×', 'µs of web ×'],
    comparisons.map(changeRow),
  );
  return `${costs}\n\n${changes}`;
}

function costRow({ kind, what, turns }: ReadRow, parts: readonly string[]): string[] {
  const requests = turns.reduce((sum, turn) => sum + turn.requests, 0);
  const sumPart = (part: string) =>
    turns.reduce((sum, { costs }) => sum + (costs.get(part) ?? 0), 0);
  return [
    kind,
    what,
    median(turns.map(({ perSecond }) => perSecond)).toFixed(0),
    median(turns.map(({ p99 }) => p99)).toFixed(1),
    median(turns.map(perCpuSecond)).toFixed(0),
    ...parts.map((part) => ((sumPart(part) * 1_000) / requests).toFixed(0)),
  ];
}

function changeRow({ kind, added, missed, ...ratios }: Comparison): string[] {
  const { perSecond, perCpuSecond: cpuRatio, webCost } = ratios;
  const what = missed.length === 0 ? added : `**${added}** (${missed.join(', ')})`;
  return [kind, what, ...[perSecond, cpuRatio, webCost].map((ratio) => ratio.toFixed(2))];
}
