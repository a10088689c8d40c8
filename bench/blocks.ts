import { cpus, loadavg } from 'node:os';
import { withLimit } from '../scripts/limit.mjs';
import { BLOCKS, measureBlockCosts } from './block-costs.ts';

// npm run bench:blocks: what a block costs every list, for a member without blocks and for one with
// fifty, against the same statements as if there were none. Ends with 1 above the limit.

const LIMIT = 1.1;
const STEP_LIMIT_MS = 2 * 60_000;

const results = await withLimit('measuring blocks', STEP_LIMIT_MS, measureBlockCosts);
process.stdout.write(
  `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}; session and statements of one request\n`,
);
for (const { list, before, plain, blocker } of results) {
  const cells = [
    list.padEnd(20),
    `${before.toFixed(2)} ms`,
    `no blocks × ${plain.toFixed(2)}`,
    `${BLOCKS} blocks × ${blocker.toFixed(2)}`,
  ];
  process.stdout.write(`${cells.join('   ')}\n`);
}
if (results.some(({ plain, blocker }) => Math.max(plain, blocker) > LIMIT)) {
  process.stderr.write(`azit: a list costs more than ${LIMIT} × with blocks\n`);
  process.exitCode = 1;
}
