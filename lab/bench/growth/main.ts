import { cpus, loadavg } from 'node:os';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { withLimit } from '../../limit.mjs';
import { compareWorlds, type WorldCost } from '../worlds/compare-worlds.ts';
import { startWorlds, worldSize } from '../worlds/database.ts';
import { type MeasuredWorld, openWorld } from './growth-world.ts';

// npm run lab -- bench:growth: response times with 2,000, 20,000 and 200,000 clubs. `--to 2000000`
// adds two million clubs (8 GB of disk, up to two hours to build). The databases are reused within
// a day. Exits with 1 if a response time grows faster than the logarithm of the number of clubs.

const SIZES = [2_000, 20_000, 200_000, 2_000_000];
const [SMALLEST = 1] = SIZES;
const BUILD_LIMIT_MS = 120 * 60_000;
const MEASURE_LIMIT_MS = 30 * 60_000;

const [, to] = process.argv.slice(process.argv.indexOf('--to'));
const largest = process.argv.includes('--to') ? Number(to) : 200_000;
const sizes = SIZES.filter((clubs) => clubs <= largest);
if (sizes.length < 2) throw new Error(`--to takes one of ${SIZES.slice(1).join(', ')}`);

const growthLimit = (clubs: number) => Math.log(clubs) / Math.log(SMALLEST);
const say = (line: string) => process.stderr.write(`${line}\n`);

async function measure(worlds: MeasuredWorld[]): Promise<{ name: string; costs: WorldCost[] }[]> {
  const results: { name: string; costs: WorldCost[] }[] = [];
  for (const [index, { name }] of (worlds[0]?.acts ?? []).entries()) {
    const costs = await compareWorlds(
      worlds.map(({ acts, run }) => {
        let nth = 0;
        const act = acts[index];
        if (act === undefined) throw new Error(`a world without ${name}`);
        return () => run(act, nth++);
      }),
    );
    say(
      `${name}: ${costs.map(({ ms, growth }) => `${ms.toFixed(2)} ms, × ${growth.toFixed(2)}`).join('; ')}`,
    );
    results.push({ name, costs });
  }
  return results;
}

const grouped = (count: number) => count.toLocaleString('en-US');
const { open, stop } = await startWorlds(say);
const worlds: MeasuredWorld[] = [];
try {
  const connections: DatabaseConnection[] = [];
  for (const clubs of sizes) {
    const build = () => open(worldSize(clubs));
    connections.push(await withLimit(`building a world of ${clubs} clubs`, BUILD_LIMIT_MS, build));
  }
  for (const connection of connections) worlds.push(await openWorld(connection));
  const rows = await withLimit('measuring growth', MEASURE_LIMIT_MS, () => measure(worlds));
  const others = sizes.slice(1);
  const table = [
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
    '',
    `| p50 | ${grouped(SMALLEST)} clubs | ${others.map((clubs) => `${grouped(clubs)} (${growthLimit(clubs).toFixed(2)})`).join(' | ')} |`,
    `|---|${sizes.map(() => '---:').join('|')}|`,
    ...rows.map(({ name, costs: [first, ...rest] }) => {
      const cells = rest.map(({ ms, growth }) => `${ms.toFixed(2)} ms, × ${growth.toFixed(2)}`);
      return `| ${name} | ${first?.ms.toFixed(2)} ms | ${cells.join(' | ')} |`;
    }),
  ];
  process.stdout.write(`${table.join('\n')}\n`);
  const isOver = (costs: WorldCost[]) =>
    costs.some(({ growth }, world) => growth > growthLimit(sizes[world] ?? SMALLEST));
  // Searches are exempt: a search for a rare term reads all matches, so its cost grows with the
  // number of clubs. bench:filters sets absolute limits for searches.
  const limited = rows.filter(({ name }) => !name.startsWith('search'));
  const over = limited.filter(({ costs }) => isOver(costs)).map(({ name }) => name);
  if (over.length > 0) {
    process.stderr.write(`azit: grows faster than the logarithm: ${over.join('; ')}\n`);
    process.exitCode = 1;
  }
} finally {
  for (const world of worlds) await world.stop();
  await stop();
}
