import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { measure } from '../../client/load.ts';
import { say, withLimit } from '../../limit.mjs';
import { openWorlds, type Worlds } from '../worlds/database.ts';
import { type MeasuredServer, startMeasuredServer } from '../worlds/measured-server.ts';
import { type ClubWrites, measureClubWrites, WRITES_LIMIT } from './club-writes.ts';
import {
  countMatches,
  LISTS,
  type ListName,
  requestsFor,
  searchRequests,
  statementsFor,
  WORDS,
  type WordKind,
} from './lists.ts';
import { measurePeers } from './measure-peers.ts';
import { findPgbench, pgbenchLimit } from './pgbench.ts';
import { readReply, startReplyServer } from './reply-server.ts';
import { alternate, ratio, typical } from './rounds.ts';
import { renderTable, type TableRow } from './table.ts';

// npm run lab -- bench: builds test databases, measures the lists and prints one table within ten
// minutes. `--write` also puts the table into docs/benchmarks.md; `--only category,peers` measures
// only the named parts; BENCH_MINUTES extends the time limit.

const LIMIT_MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const SLICE = { connections: 8, warm: 0.3, measured: 1.2 };
// Search is measured with one connection, because its latency matters, not its throughput.
const WORD_SLICE = { connections: 1, warm: 0.1, measured: 1.3 };
// The warm-up is long enough for V8 to compile the hot code.
const WARM_UP = { connections: 8, warm: 0, measured: 6 };
const FIRST_PAGES = { ...WARM_UP, measured: 0.5 };
// Recommendations end after about thirty pages, however many clubs exist, so their late page is 20
// instead of 50.
const LATE_PAGES: Record<ListName, number> = { category: 50, date: 50, recommend: 20, search: 50 };
const rows: TableRow[] = [];
const notes: string[] = [];
let writes: ClubWrites | undefined;

const [, only] = process.argv.slice(process.argv.indexOf('--only'));
const isWanted = (part: ListName | 'words' | 'writes' | 'peers') =>
  !process.argv.includes('--only') || (only ?? '').split(',').includes(part);

type Servers = Record<'small' | 'off' | 'on', MeasuredServer>;

let doing = 'building the worlds';

function begin(what: string): void {
  doing = what;
  say(what);
}

// Run no jobs: they would create and mail reminders during the measurement.
process.env.ROLE = 'web';

async function startServers({ small, large }: Worlds): Promise<Servers> {
  const servers = {
    small: await startMeasuredServer(small, 'off'),
    off: await startMeasuredServer(large, 'off'),
    on: await startMeasuredServer(large, 'on'),
  };
  // Warm up each list separately: in a mix with the lists of sixty members, guest lists would get
  // one request in a hundred, too few for V8 to compile their code.
  for (const { port, viewers } of Object.values(servers)) {
    for (const list of LISTS.toReversed())
      await measure(port, requestsFor(list, 1, viewers), WARM_UP);
  }
  return servers;
}

async function measureList(list: ListName, page: number, servers: Servers, worlds: Worlds) {
  const pgbench = findPgbench();
  const request =
    ({ port, viewers }: MeasuredServer) =>
    () =>
      measure(port, requestsFor(list, page, viewers), SLICE);
  // Request the first pages before later ones: a later page continues an order that the server
  // creates with each member's first page.
  const { port, viewers } = servers.off;
  await measure(port, requestsFor(list, 1, viewers), FIRST_PAGES);
  const statements = await statementsFor(list, page, servers.off);
  const [bytes = Buffer.alloc(0)] = requestsFor(list, page, viewers);
  const bare = await startReplyServer(await readReply(servers.on.port, bytes));
  // Warm up the bare server, which has just started: the measured server is already warm.
  if (isPublic(list)) await measure(bare.port, [bytes], WARM_UP);
  const rounds = await alternate({
    off: request(servers.off),
    ...(pgbench && { limit: () => pgbenchLimit(pgbench, worlds.large, statements) }),
    ...(page === 1 && { small: request(servers.small) }),
    ...(list !== 'recommend' && { on: request(servers.on) }),
    ...(isPublic(list) && { bare: () => measure(bare.port, [bytes], SLICE) }),
  });
  await bare.stop();
  const [off = [], on, limit] = [rounds.get('off'), rounds.get('on'), rounds.get('limit')];
  const what = `${list}, page ${page}`;
  // With the cache off, a search runs one statement more than the pgbench run, so their ratio would
  // be wrong.
  const pgbenchRatio = list === 'search' ? undefined : ratio(off, limit, 'perSecond');
  const growth = ratio(off, rounds.get('small'), 'p50');
  rows.push({ what, cache: 'off', figures: typical(off), pgbenchRatio, growth });
  if (on === undefined) return;
  const searchRatio = {
    pgbenchRatio: list === 'search' ? ratio(on, limit, 'perSecond') : undefined,
  };
  const cacheRatio = ratio(on, off, 'perSecond');
  const bareRatio = ratio(on, rounds.get('bare'), 'perSecond');
  rows.push({ what, cache: 'on', figures: typical(on), cacheRatio, bareRatio, ...searchRatio });
}

const isPublic = (list: ListName) => list === 'category' || list === 'date';

async function measureWord(word: WordKind, page: number, { off, small }: Servers) {
  const request =
    ({ port, viewers }: MeasuredServer) =>
    () =>
      measure(port, searchRequests(word, page, viewers), WORD_SLICE);
  const rounds = await alternate({
    off: request(off),
    ...(page === 1 && { small: request(small) }),
  });
  const large = rounds.get('off') ?? [];
  const what = `search ${word.kind} (${await countMatches(word, off)} found), page ${page}`;
  const growth = ratio(large, rounds.get('small'), 'p50');
  rows.push({ what, cache: 'off', figures: typical(large), growth });
}

const FORGIVING_LIMIT = 2;
const forgiving = WORDS.filter(({ plain }) => plain !== undefined);
let isForgivingCheap = true;

async function compareForgiving({ off: { port, viewers } }: Servers) {
  for (const { kind, word, plain = word } of forgiving) {
    const request = (each: string) => () =>
      measure(port, searchRequests({ kind, word: each }, 1, viewers), WORD_SLICE);
    const rounds = await alternate({ meant: request(word), plain: request(plain) });
    const times = ratio(rounds.get('meant'), rounds.get('plain'), 'p50') ?? Number.NaN;
    isForgivingCheap &&= times <= FORGIVING_LIMIT;
    notes.push(
      `Search with ${kind}: ${times.toFixed(2)} × a plain one (limit ${FORGIVING_LIMIT}).`,
    );
  }
}

async function measureAll(worlds: Worlds, servers: Servers): Promise<void> {
  if (findPgbench() === undefined) notes.push('pgbench is not installed: no ratios to it.');
  for (const list of LISTS.filter(isWanted)) {
    begin(`measuring ${list}`);
    for (const page of [1, LATE_PAGES[list]]) await measureList(list, page, servers, worlds);
  }
  begin('measuring search by kinds of words');
  for (const word of isWanted('words') ? WORDS : []) {
    for (const page of [1, 50]) await measureWord(word, page, servers);
  }
  await compareForgiving(servers);
  const pgbench = findPgbench();
  if (pgbench !== undefined && isWanted('writes')) {
    begin('measuring writes of clubs');
    writes = await measureClubWrites(pgbench);
  }
  if (!isWanted('peers')) return;
  begin('measuring peers');
  const peers = await measurePeers(worlds, servers.off, SLICE);
  rows.push(...peers.rows);
  notes.push(...peers.notes);
}

const BUSY_PER_CORE = 5;

function report(): string {
  const [load = 0] = loadavg();
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const machine = `${cpus().length} × ${processor?.model.trim() ?? arch()}, ${memory} GB, ${platform()}`;
  const day = new Date().toISOString().slice(0, 10);
  const heading = `${day}, ${machine}, Node ${process.versions.node}, load average ${load.toFixed(1)}`;
  const remarks = [...notes];
  if (load > BUSY_PER_CORE * cpus().length) {
    remarks.push('Other load on this machine: only × off and growth are meaningful.');
  }
  const lines = remarks.map((remark) => `- ${remark}`);
  const tables = [renderTable(rows), ...(writes === undefined ? [] : [writes.table])];
  return [heading, '', tables.join('\n\n'), '', ...lines, ''].join('\n');
}

const outOfTime = setTimeout(() => {
  notes.push(`Stopped after ${LIMIT_MINUTES} minutes, ${doing}: what is missing was not measured.`);
  process.stdout.write(report());
  process.stderr.write(`azit: waited ${LIMIT_MINUTES} minutes, ${doing}\n`);
  process.exit(1);
}, LIMIT_MINUTES * 60_000);

const worlds = await withLimit(doing, LIMIT_MINUTES * 60_000, () => openWorlds(say));
try {
  begin('starting and warming the servers');
  const servers = await startServers(worlds);
  try {
    await measureAll(worlds, servers);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
} finally {
  await worlds.stop();
  clearTimeout(outOfTime);
}
process.stdout.write(report());
if (process.argv.includes('--write')) {
  const file = join(import.meta.dirname, '../../../docs/benchmarks.md');
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(/(?<=<!-- bench -->\n)/);
  writeFileSync(file, `${before}${report()}${rest.slice(rest.indexOf('<!-- /bench -->'))}`);
}
if (!isForgivingCheap) {
  process.stderr.write(`azit: a forgiving search costs more than ${FORGIVING_LIMIT} plain ones\n`);
  process.exitCode = 1;
}
if (writes?.isWithin === false) {
  process.stderr.write(`azit: doorbells leave less than ${WRITES_LIMIT} of the writes of clubs\n`);
  process.exitCode = 1;
}
