import { cpus, loadavg } from 'node:os';
import { withLimit } from '../scripts/limit.mjs';
import { type BlockCost, measureBlockCosts } from './block-costs.ts';

// npm run bench:blocks: what blocks cost every list, for a member without any and for one with
// fifty, against the same statements without a look at blocks. Ends with 1 above a limit.

const LIMIT = 1.1;
/** For the lists of clubs, which look for the clubs of everybody who is hidden. */
const LIMIT_OF_CLUBS = 1.15;
/** No list. Its two numbers of follows are each looked up, in a read that has little else to do. */
const LIMIT_OF_PROFILE = 1.3;

const limitsWithBlocks: Record<string, number> = {
  category: LIMIT_OF_CLUBS,
  date: LIMIT_OF_CLUBS,
  search: LIMIT_OF_CLUBS,
  profile: LIMIT_OF_PROFILE,
};

const STEP_LIMIT_MS = 3 * 60_000;

const results = await withLimit('measuring blocks', STEP_LIMIT_MS, measureBlockCosts);
const load = loadavg()[0]?.toFixed(1);
process.stdout.write(
  `${cpus().length} cores, load ${load}; computing time of PostgreSQL for the session and the list\n`,
);
const limitOf = ({ list, blocks }: BlockCost) =>
  (blocks === 0 ? undefined : limitsWithBlocks[list]) ?? LIMIT;
for (const cost of results) {
  const { list, blocks, before, ratio } = cost;
  const limit = limitOf(cost);
  const cells = [
    list.padEnd(20),
    `${blocks} blocks`.padEnd(10),
    `${before.toFixed(3)} ms`,
    `× ${ratio.toFixed(2)}`,
    ratio > limit ? `over × ${limit}` : '',
  ];
  process.stdout.write(`${cells.join('   ').trimEnd()}\n`);
}
if (results.some((cost) => cost.ratio > limitOf(cost))) {
  process.stderr.write('azit: a list costs more than its limit\n');
  process.exitCode = 1;
}
