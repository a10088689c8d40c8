import type { FaultOutcome } from './faults/measure-fault.ts';
import type { Throughput } from './throughput.ts';

const COLUMNS = [
  ...['what', 'req/s', 'p50 ms', 'p99 ms', 'req per CPU s', 'asked', 'failed', 'answers lost'],
  ...['slowest ms', 'acknowledged writes lost', 'recovered after ms', 'limit ms'],
];

/** One table of both: first what it carries, then how each fault went. */
export function renderTable(
  loads: readonly Throughput[],
  outcomes: readonly FaultOutcome[],
): string {
  return renderRows(COLUMNS, [...loads.map(rowOfLoad), ...outcomes.map(rowOfFault)]);
}

/** Who computes for one request of the mixed load, and for how long. */
export function renderCosts(loads: readonly Throughput[]): string {
  const parts = [...new Set(loads.flatMap(({ costs }) => [...costs.keys()]))];
  return renderRows(
    ['ms of processor a request', ...loads.map(({ what }) => what)],
    parts.map((part) => [part, ...loads.map(({ costs }) => costs.get(part)?.toFixed(2) ?? '')]),
  );
}

export function renderRows(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const rule = columns.map((_, index) => (index === 0 ? '---' : '---:'));
  return [columns, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOfLoad(load: Throughput): string[] {
  const figures = [load.perSecond, load.p50, load.p99, load.perCpuSecond, '', load.failed];
  return [load.what, ...figures.map(cell), '', '', '', '', ''];
}

function rowOfFault(outcome: FaultOutcome): string[] {
  const { fault, asked, failed, lost, slowestMs, recoveredMs, lostWrites, missed } = outcome;
  const figures = [asked, failed, lost, slowestMs, lostWrites.length, recoveredMs, fault.limitMs];
  const what = missed.length === 0 ? fault.what : `**${fault.what}** (${missed.join(', ')})`;
  return [what, '', '', '', '', ...figures.map(cell)];
}

function cell(value: number | string): string {
  return typeof value === 'number' ? value.toFixed(value < 10 && value % 1 !== 0 ? 1 : 0) : value;
}
