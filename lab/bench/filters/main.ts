import { cpus, loadavg } from 'node:os';
import { withLimit } from '../../limit.mjs';
import { openWorlds } from '../worlds/database.ts';
import { measureFilterWrites } from './filter-writes.ts';
import { measureFilteredLists } from './filtered-lists.ts';
import { measureSearches, renderSearches } from './searches.ts';

// npm run lab -- bench:filters: measures how the cost of filtered lists grows with the number of
// clubs, how long searches take, and how much the filter indexes slow down writes. Exits with 1 if
// a limit is exceeded.

const GROWTH_LIMIT = 1.6;
const WRITES_LIMIT = 1.1;
const BUILD_LIMIT_MS = 20 * 60_000;
const STEP_LIMIT_MS = 15 * 60_000;

const say = (line: string) => process.stderr.write(`${line}\n`);
const worlds = await withLimit('building the worlds', BUILD_LIMIT_MS, () => openWorlds(say));
try {
  const lists = await withLimit('measuring filtered lists', STEP_LIMIT_MS, () =>
    measureFilteredLists(worlds),
  );
  const searches = renderSearches(
    await withLimit('measuring searches', STEP_LIMIT_MS, () => measureSearches(worlds)),
  );
  const writes = await withLimit('measuring writes', STEP_LIMIT_MS, measureFilterWrites);
  const table = [
    `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
    '',
    `| list | filter | 2,000 clubs | 200,000 clubs | growth (${GROWTH_LIMIT}) |`,
    '|---|---|---:|---:|---:|',
    ...lists.map(
      ({ list, filter, small, large, growth }) =>
        `| ${list} | ${filter} | ${small.toFixed(2)} ms | ${large.toFixed(2)} ms | ${growth.toFixed(2)} |`,
    ),
    '',
    ...searches.lines,
    '',
    `| writes of clubs | PostgreSQL computes | × without the indexes (${WRITES_LIMIT}) |`,
    '|---|---:|---:|',
    `| open, three join, edit, one leaves | ${writes.before.toFixed(2)} ms | ${writes.ratio.toFixed(2)} |`,
  ];
  process.stdout.write(`${table.join('\n')}\n`);
  const listsHold = lists.every(({ growth }) => growth <= GROWTH_LIMIT);
  if (!listsHold || !searches.holds || writes.ratio > WRITES_LIMIT) {
    process.stderr.write('azit: a list, a search or an index costs more than its limit\n');
    process.exitCode = 1;
  }
} finally {
  await worlds.stop();
}
