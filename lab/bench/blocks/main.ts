import { cpus, loadavg } from 'node:os';
import { withLimit } from '../../limit.mjs';
import { runOn, withSmallDatabase } from '../worlds/small-database.ts';
import { type BlockCost, measureStatements } from './block-costs.ts';
import { measureRequests } from './block-http-costs.ts';
import { BLOCK_WORLD, prepareBlocks } from './block-world.ts';

// npm run lab -- bench:blocks: measures what blocking members costs in every list. Compares whole
// uncached requests of members with fifty blocks and with none, then the SQL statements with and
// without the block predicate. Exits with 1 if a list takes more than 1.3 times as long with
// blocks, or if the predicate slows members without blocks by more than 2 %.

const BLOCKS_LIMIT = 1.3;
const OTHERS_LIMIT = 1.02;
const STEP_LIMIT_MS = 3 * 60_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function print(title: string, measure: () => Promise<BlockCost[]>): Promise<BlockCost[]> {
  const costs = await withLimit(title, STEP_LIMIT_MS, measure);
  say(`\n${title}`);
  for (const { list, blocks, before, ratio } of costs) {
    const count = `${blocks} blocks`.padEnd(10);
    say(`${list.padEnd(20)}${count}${before.toFixed(3)} ms   × ${ratio.toFixed(2)}`);
  }
  return costs;
}

await withSmallDatabase(
  false,
  async (connection) => {
    await runOn(connection, prepareBlocks);
    say(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
    const requests = await print('requests without the list cache: server and PostgreSQL', () =>
      measureRequests(connection, 'off'),
    );
    const statements = await print('statements of the session and the list: PostgreSQL', () =>
      measureStatements(connection),
    );
    const over = [
      ...requests.filter(({ list, ratio }) => list !== 'profile' && ratio > BLOCKS_LIMIT),
      ...statements.filter(({ blocks, ratio }) => blocks === 0 && ratio > OTHERS_LIMIT),
    ];
    if (over.length > 0) {
      const lists = over.map(({ list, blocks }) => `${list} with ${blocks} blocks`);
      process.stderr.write(`azit: over the limit: ${lists.join(', ')}\n`);
      process.exitCode = 1;
    }
  },
  BLOCK_WORLD,
);
