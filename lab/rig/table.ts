import type { FaultOutcome } from './faults/measure-fault.ts';
import type { Throughput } from './throughput.ts';

const COLUMNS = [
  ...['what', 'req/s', 'p50 ms', 'p99 ms', 'req per CPU s', 'requests', 'failed', 'replies lost'],
  ...['slowest ms', 'acknowledged writes lost', 'recovered after ms', 'limit ms'],
];

export function renderTable(
  loads: readonly Throughput[],
  outcomes: readonly FaultOutcome[],
): string {
  return renderRows(COLUMNS, [...loads.map(loadRow), ...outcomes.map(faultRow)]);
}

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

function loadRow(load: Throughput): string[] {
  const figures = [load.perSecond, load.p50, load.p99, load.perCpuSecond, '', load.failed];
  return [load.what, ...figures.map(cell), '', '', '', '', ''];
}

function faultRow(outcome: FaultOutcome): string[] {
  const { fault, requests, failed, lost, slowestMs, recoveredMs, lostWrites, missed } = outcome;
  const figures = [
    requests,
    failed,
    lost,
    slowestMs,
    lostWrites.length,
    recoveredMs,
    fault.limitMs,
  ];
  const what = missed.length === 0 ? fault.what : `**${fault.what}** (${missed.join(', ')})`;
  return [what, '', '', '', '', ...figures.map(cell)];
}

function cell(value: number | string): string {
  return typeof value === 'number' ? value.toFixed(value < 10 && value % 1 !== 0 ? 1 : 0) : value;
}
