import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { withLimit } from '../../limit.mjs';
import { compareWorlds } from '../worlds/compare-worlds.ts';
import { startWorlds, worldSize } from '../worlds/database.ts';
import { type CrewAct, listCrewActs, listSharedActs } from './crew-requests.ts';
import { finishClubs, insertCrews, prepareClubs } from './crew-world.ts';
import { checkOutEarlier, type EarlierBuild } from './earlier-build.ts';
import { type RunningBuild, startBuild } from './running-build.ts';

// npm run lab -- bench:crews: measures lists, club pages, crew pages and answers at 200,000 clubs,
// a tenth of them meetings of 1,000 crews. `--against <commit>` compares with a server of that
// commit, where these meetings are ordinary clubs. Each request goes to all servers in turns; a
// second server of this build shows the noise. Exits with 1 if a limit is exceeded.

const CLUBS = worldSize(200_000);
const TURNS = 151;
/**
 * Each server starts with a different member, so that two servers never answer for the same member
 * at once.
 */
const SECOND_WRITER_STARTS_AT = 20;
const MEASURE_LIMIT_MS = 8 * 60_000;

type Row = { name: string; ms: number; limit: string; ratios: number[]; isOver: boolean };

type BenchWorlds = Awaited<ReturnType<typeof startWorlds>>;

const say = (line: string) => process.stderr.write(`${line}\n`);

/** If there is an earlier build to compare with, it is the first of `builds`. */
async function measure(acts: CrewAct[], builds: RunningBuild[], own: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const act of acts) {
    const costs = await compareWorlds(
      builds.map((build, index) => {
        let nth = act.isWrite ? index * SECOND_WRITER_STARTS_AT : 0;
        return () => build.run(act, nth++);
      }),
      TURNS,
    );
    const ratios = costs.slice(1).map(({ growth }) => growth);
    const ms = costs[own]?.ms ?? Number.NaN;
    const isTime = act.limit > 2;
    const isOver = isTime ? ms > act.limit : own > 0 && Math.min(...ratios) > act.limit;
    const limit = isTime ? `${act.limit} ms` : `× ${act.limit}`;
    say(`${act.name}: ${ms.toFixed(2)} ms; ${ratios.map((each) => each.toFixed(3)).join(', ')}`);
    rows.push({ name: act.name, ms, limit, ratios, isOver });
  }
  return rows;
}

function print(rows: readonly Row[], heads: readonly string[]): void {
  const lines = rows.map(({ name, ms, limit, ratios }) =>
    [name, `${ms.toFixed(2)} ms`, ...ratios.map((each) => `× ${each.toFixed(2)}`), limit].join(
      ' | ',
    ),
  );
  const head = ['request', 'p50', ...heads, 'limit'];
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  const table = [head.join(' | '), rule.join(' | '), ...lines].map((line) => `| ${line} |`);
  process.stdout.write(`${table.join('\n')}\n\n`);
}

async function prepare(worlds: BenchWorlds, earlier: EarlierBuild | undefined) {
  const connection = await worlds.copy(await worlds.open(CLUBS), async (client) => {
    await prepareClubs(client);
    await insertCrews(client);
    await finishClubs(client);
  });
  if (earlier === undefined) return { connection };
  const schema = { name: '_earlier', migrations: earlier.migrations };
  const before = await worlds.copy(await worlds.open(CLUBS, schema), async (client) => {
    await prepareClubs(client);
    await finishClubs(client);
  });
  return { connection, before };
}

const { values } = parseArgs({ options: { against: { type: 'string' } } });
// Run no background jobs: they would compete for the database.
process.env.ROLE = 'web';
const earlier = values.against === undefined ? undefined : checkOutEarlier(values.against);
const builds: RunningBuild[] = [];
const worlds = await startWorlds(say);
try {
  const { connection, before } = await prepare(worlds, earlier);
  if (before !== undefined) builds.push(await startBuild(before, earlier?.folder));
  const own = builds.length;
  builds.push(await startBuild(connection), await startBuild(connection));
  const client = new pg.Client(connection);
  await client.connect();
  const shared = await listSharedActs(client);
  const crews = await listCrewActs(client);
  await client.end();
  const rows = await withLimit('measuring crews', MEASURE_LIMIT_MS, async () => ({
    shared: await measure(shared, builds, own),
    crews: await measure(crews, builds.slice(own), 0),
  }));
  process.stdout.write(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}\n\n`);
  const ofCommit = `of ${values.against}`;
  print(rows.shared, own === 0 ? ['noise'] : [ofCommit, `${ofCommit}, again`]);
  print(rows.crews, ['noise']);
  const over = [...rows.shared, ...rows.crews].filter(({ isOver }) => isOver);
  if (over.length > 0) {
    process.stderr.write(`azit: over the limit: ${over.map(({ name }) => name).join('; ')}\n`);
    process.exitCode = 1;
  }
} finally {
  for (const build of builds) await build.stop();
  await worlds.stop();
  earlier?.remove();
}
