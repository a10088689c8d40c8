import type { Figures } from '../../client/load.ts';

export type TableRow = {
  what: string;
  cache: 'on' | 'off';
  figures: Figures;
  /** Requests a second over what pgbench reached with the same statements. */
  ofLimit?: number | undefined;
  /** Requests a second over those of a bare server that sends the same bytes. */
  ofBare?: number | undefined;
  /** p50 over that of the same request in the small world. */
  growth?: number | undefined;
  /** Requests a second over those without the cache. */
  timesOff?: number | undefined;
};

const columns = [
  'list',
  'cache',
  'req/s',
  'p50 ms',
  'p99 ms',
  'of pgbench',
  'of bare',
  'growth',
  '× off',
];

export function renderTable(rows: readonly TableRow[]): string {
  const cells = rows.map(({ what, cache, figures, ofLimit, ofBare, growth, timesOff }) => [
    what,
    cache,
    figures.perSecond.toFixed(0),
    figures.p50.toFixed(2),
    figures.p99.toFixed(2),
    ofLimit?.toFixed(2) ?? '',
    ofBare?.toFixed(2) ?? '',
    growth?.toFixed(1) ?? '',
    timesOff?.toFixed(1) ?? '',
  ]);
  const rule = columns.map((_, index) => (index < 2 ? '---' : '---:'));
  return [columns, rule, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
