import type { Sample } from './samples.ts';
import { exceeds, findSlope, type Slope } from './slope.ts';

export type Growth = { what: string; unit: string; from: number; slope: Slope; limit: number };

const LIMITS = { memory: 20, heap: 5, files: 5, connections: 2, tables: 10, small: 5 };
const SMALL_ROWS = 1_000;
const BYTES_PER_MB = 1024 * 1024;
const MS_PER_HOUR = 3_600_000;

/** The growth of each measured value; a constant load must not make any of them grow. */
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
 * Returns the fastest growing table of each kind.
 */
function findTableGrowth(samples: readonly Sample[], grow: Grow): Growth[] {
  const names = samples.at(-1)?.tables.map(({ name }) => name) ?? [];
  const find = (sample: Sample, name: string) =>
    sample.tables.find((table) => table.name === name) ?? { heap: 0, indexes: 0, rows: 0 };
  const where = (fits: (rows: number) => boolean) =>
    names.filter((name) => samples.every((each) => fits(find(each, name).rows)));
  const large = where((rows) => rows >= SMALL_ROWS);
  const small = where((rows) => rows < SMALL_ROWS);
  const perRow = (part: 'heap' | 'indexes') =>
    large.map((name) => {
      const read = (sample: Sample) => find(sample, name)[part] / find(sample, name).rows;
      const first = samples[0] === undefined ? 1 : read(samples[0]);
      const what = `${part} per row, ${name}`;
      return grow(what, '%', LIMITS.tables, (sample) => (100 * read(sample)) / first);
    });
  const sizes = small.map((name) =>
    grow(`size with few rows, ${name}`, 'MB', LIMITS.small, (sample) => {
      const { heap, indexes } = find(sample, name);
      return (heap + indexes) / BYTES_PER_MB;
    }),
  );
  const fastest = (all: Growth[]) => all.toSorted((a, b) => floor(b) - floor(a)).slice(0, 1);
  return [perRow('heap'), perRow('indexes'), sizes].flatMap(fastest);
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
