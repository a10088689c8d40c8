import type { Figures } from '../../client/load.ts';

export type TableRow = {
  what: string;
  cache: 'on' | 'off';
  figures: Figures;
  pgbenchRatio?: number | undefined;
  bareRatio?: number | undefined;
  growth?: number | undefined;
  cacheRatio?: number | undefined;
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
  const cells = rows.map(
    ({ what, cache, figures, pgbenchRatio, bareRatio, growth, cacheRatio }) => [
      what,
      cache,
      figures.perSecond.toFixed(0),
      figures.p50.toFixed(2),
      figures.p99.toFixed(2),
      pgbenchRatio?.toFixed(2) ?? '',
      bareRatio?.toFixed(2) ?? '',
      growth?.toFixed(1) ?? '',
      cacheRatio?.toFixed(1) ?? '',
    ],
  );
  const rule = columns.map((_, index) => (index < 2 ? '---' : '---:'));
  return [columns, rule, ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
