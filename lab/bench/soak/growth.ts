import type { Sample } from './samples.ts';
import { exceeds, findSlope, type Slope } from './slope.ts';

export type Growth = { what: string; unit: string; from: number; slope: Slope; limit: number };

const LIMITS = { memory: 20, heap: 5, files: 5, connections: 2, tables: 10, small: 5 };
const SMALL_ROWS = 1_000;
const BYTES_PER_MB = 1024 * 1024;
const MS_PER_HOUR = 3_600_000;

/** The growth of everything that must stay flat while the load is constant. */
export function findGrowth(samples: readonly Sample[]): Growth[] {
  const grow = (what: string, unit: string, limit: number, read: (sample: Sample) => number) => {
    const points = samples.map((each) => ({ hours: each.at / MS_PER_HOUR, value: read(each) }));
    return { what, unit, limit, from: points[0]?.value ?? 0, slope: findSlope(points) };
  };
  const names = [...(samples[0]?.processes.keys() ?? [])];
  return [
    ...names.flatMap((name) => [
      grow(`${name}: memory`, 'MB', LIMITS.memory, (each) => each.processes.get(name)?.memory ?? 0),
      grow(`${name}: heap after garbage collection`, 'MB', LIMITS.heap, (each) => {
        return each.processes.get(name)?.heap ?? 0;
      }),
      grow(`${name}: file descriptors`, '', LIMITS.files, (each) => {
        return each.processes.get(name)?.files ?? 0;
      }),
    ]),
    grow('database connections', '', LIMITS.connections, ({ connections }) => connections),
    ...findTableGrowth(samples, grow),
  ];
}

type Grow = (what: string, unit: string, limit: number, read: (sample: Sample) => number) => Growth;

/**
 * Rows are inserted during the load, so a large table is compared by its bytes per row. Tables with
 * few rows, such as those of jobs, are written and emptied again, so their size itself is compared.
 */
function findTableGrowth(samples: readonly Sample[], grow: Grow): Growth[] {
  const all = samples.at(-1)?.tables ?? [];
  const isLarge = (name: string) =>
    samples.every(({ tables }) => (tables.find((t) => t.name === name)?.rows ?? 0) >= SMALL_ROWS);
  const large = all.filter(({ name }) => isLarge(name)).map(({ name }) => name);
  const perRow = (part: 'heap' | 'indexes') => {
    const slopes = large.map((name) => {
      const read = ({ tables }: Sample) => {
        const table = tables.find((each) => each.name === name);
        return table === undefined ? 0 : table[part] / table.rows;
      };
      const first = samples[0] === undefined ? 1 : read(samples[0]);
      return grow(`${part} per row, ${name}`, '%', LIMITS.tables, (each) => {
        return (100 * read(each)) / first;
      });
    });
    return slopes.toSorted((a, b) => floor(b) - floor(a)).slice(0, 1);
  };
  const small = (sample: Sample) =>
    sample.tables
      .filter(({ name }) => !large.includes(name))
      .reduce((sum, { heap, indexes }) => sum + heap + indexes, 0) / BYTES_PER_MB;
  return [
    ...perRow('heap'),
    ...perRow('indexes'),
    grow('tables with few rows, with their indexes', 'MB', LIMITS.small, small),
  ];
}

const floor = ({ slope }: Growth) => slope.perHour - slope.error;

export const isTooMuch = ({ slope, limit }: Growth) => exceeds(slope, limit);

export function renderGrowth(all: readonly Growth[]): string {
  const lines = all.map((each) => {
    const { what, unit, from, slope, limit } = each;
    const grown = `${slope.perHour.toFixed(1)} ± ${slope.error.toFixed(1)} ${unit}`.trimEnd();
    const mark = isTooMuch(each) ? ' (exceeded)' : '';
    return `| ${what} | ${from.toFixed(0)} ${unit} | ${grown}${mark} | ${limit} ${unit} |`;
  });
  return ['| what | after the warm-up | growth an hour | limit |', '|---|---:|---:|---:|', ...lines]
    .join('\n')
    .replaceAll('  |', ' |');
}
