import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { openWorlds, type Worlds } from './database.ts';
import { LISTS, matchesOf, requestsFor, searchRequests, statementsFor, WORDS } from './lists.ts';
import { type Figures, measure } from './load.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import { measureTypeOrm } from './peer-typeorm.ts';
import { findPgbench, pgbenchLimit } from './pgbench.ts';
import { renderTable, type TableRow } from './table.ts';

// npm run bench: builds its worlds, measures, prints one table and ends, within ten minutes.
// npm run bench -- --write also puts the table into docs/benchmarks.md.

const LIMIT_MS = 10 * 60 * 1000;
const CELL = { connections: 8, warm: 1, measured: 4 };
// One at a time: of a search the question is how long it takes, not how many go at once.
const WORD_CELL = { connections: 1, warm: 0.5, measured: 2.5 };
const WARM_UP = { connections: 8, warm: 0, measured: 4 };
const FIRST_PAGES = { ...WARM_UP, measured: 0.5 };
const begun = performance.now();
const rows: TableRow[] = [];
const notes: string[] = [];

function say(line: string): void {
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stderr.write(`[${String(seconds).padStart(3)} s] ${line}\n`);
}

async function withServer(
  connection: Worlds['large'],
  listCache: 'on' | 'off',
  work: (server: MeasuredServer) => Promise<void>,
): Promise<void> {
  const server = await startMeasuredServer(connection, listCache);
  try {
    const everything = LISTS.flatMap((list) => requestsFor(list, 1, server.viewers));
    await measure(server.port, everything, WARM_UP);
    await work(server);
  } finally {
    await server.stop();
  }
}

/** Small world first: what is measured on the large one is told as growth over it. */
async function measureAll(worlds: Worlds): Promise<void> {
  const pgbench = findPgbench();
  if (pgbench === undefined) notes.push('pgbench is not installed: no ratios to it.');
  const small = new Map<string, Figures>();
  await withServer(worlds.small, 'off', async ({ port, viewers }) => {
    for (const list of LISTS) {
      small.set(list, await measure(port, requestsFor(list, 1, viewers), CELL));
    }
    for (const word of WORDS) {
      small.set(word.kind, await measure(port, searchRequests(word, 1, viewers), WORD_CELL));
    }
  });
  say('measured the small world');

  const cacheOff = new Map<string, Figures>();
  await withServer(worlds.large, 'off', async (server) => {
    const { port, viewers } = server;
    for (const list of LISTS) {
      for (const page of [1, 50]) {
        // The ids of later pages are kept per member, or per word: let every viewer ask page 1 first.
        await measure(port, requestsFor(list, 1, viewers), FIRST_PAGES);
        const figures = await measure(port, requestsFor(list, page, viewers), CELL);
        cacheOff.set(`${list} ${page}`, figures);
        const statements = await statementsFor(list, page, server);
        const isPlain = list === 'search';
        const limit =
          pgbench === undefined || isPlain
            ? undefined
            : await pgbenchLimit(pgbench, worlds.large, statements, 4);
        const growth = page === 1 ? figures.p50 / (small.get(list)?.p50 ?? Number.NaN) : undefined;
        rows.push({ what: `${list}, page ${page}`, cache: 'off', figures, limit, growth });
      }
    }
    say('measured the lists without cache');
    for (const word of WORDS) {
      const matches = await matchesOf(word, server);
      for (const page of [1, 50]) {
        const figures = await measure(port, searchRequests(word, page, viewers), WORD_CELL);
        const growth =
          page === 1 ? figures.p50 / (small.get(word.kind)?.p50 ?? Number.NaN) : undefined;
        const what = `search ${word.kind} (${matches} matches), page ${page}`;
        rows.push({ what, cache: 'off', figures, growth });
      }
    }
    say('measured the search by kinds of words');
  });

  await withServer(worlds.large, 'on', async (server) => {
    const { port, viewers } = server;
    for (const list of ['category', 'date', 'search'] as const) {
      for (const page of [1, 50]) {
        const figures = await measure(port, requestsFor(list, page, viewers), CELL);
        const off = cacheOff.get(`${list} ${page}`)?.perSecond ?? Number.NaN;
        // With its matching ids kept, a page of search is the cards alone.
        const limit =
          pgbench === undefined || list !== 'search'
            ? undefined
            : await pgbenchLimit(pgbench, worlds.large, await statementsFor(list, page, server), 4);
        const timesOff = figures.perSecond / off;
        rows.push({ what: `${list}, page ${page}`, cache: 'on', figures, limit, timesOff });
      }
    }
    say('measured the kept answers');
  });

  const peer = await measureTypeOrm(worlds.large, 4);
  if (peer === undefined) notes.push('TypeORM is not installed: no comparison with it.');
  else {
    const ours = cacheOff.get('category 1')?.perSecond ?? Number.NaN;
    rows.push({ what: 'category, page 1, TypeORM findAndCount', cache: 'off', figures: peer });
    notes.push(`Ours does ${(ours / peer.perSecond).toFixed(0)} × the requests of TypeORM.`);
  }
}

function report(): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${processor?.model.trim() ?? arch()}, ${memory} GB, ${platform()}`;
  const heading = `${new Date().toISOString().slice(0, 10)}, ${machine}, Node ${process.versions.node}`;
  return [heading, '', renderTable(rows), '', ...notes.map((note) => `- ${note}`), ''].join('\n');
}

const outOfTime = setTimeout(() => {
  notes.push('Stopped after ten minutes: what is missing was not measured.');
  process.stdout.write(report());
  process.exit(1);
}, LIMIT_MS);

const worlds = await openWorlds(say);
try {
  await measureAll(worlds);
} finally {
  await worlds.stop();
  clearTimeout(outOfTime);
}
process.stdout.write(report());
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../docs/benchmarks.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(/(?<=<!-- bench -->\n)/);
  writeFileSync(file, `${before}${report()}${rest.slice(rest.indexOf('<!-- /bench -->'))}`);
}
