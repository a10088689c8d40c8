import { cpus, loadavg } from 'node:os';
import { withLimit } from '../scripts/limit.mjs';
import { type BlockCost, measureBlockCosts } from './block-costs.ts';

// npm run bench:blocks: what blocks cost every list, for a member without any and for one with
// fifty, against the statements of before (before-blocks/). Ends with 1 above a limit.

const LIMIT = 1.1;
// To know fifty people and to look for them takes a tenth of a millisecond, which is much only of
// requests that take little more than that.
const LIMIT_WITH_BLOCKS = 1.5;
const STEP_LIMIT_MS = 3 * 60_000;

const results = await withLimit('measuring blocks', STEP_LIMIT_MS, measureBlockCosts);
const load = loadavg()[0]?.toFixed(1);
process.stdout.write(
  `${cpus().length} cores, load ${load}; computing time of PostgreSQL for the session and the list\n`,
);
for (const { list, blocks, before, ratio } of results) {
  const cells = [
    list.padEnd(20),
    `${blocks} blocks`.padEnd(10),
    `${before.toFixed(3)} ms`,
    `× ${ratio.toFixed(2)}`,
  ];
  process.stdout.write(`${cells.join('   ')}\n`);
}
const isOver = ({ blocks, ratio }: BlockCost) => ratio > (blocks === 0 ? LIMIT : LIMIT_WITH_BLOCKS);
if (results.some(isOver)) {
  process.stderr.write(
    `azit: a list costs more than × ${LIMIT} without blocks, or × ${LIMIT_WITH_BLOCKS} with them\n`,
  );
  process.exitCode = 1;
}
