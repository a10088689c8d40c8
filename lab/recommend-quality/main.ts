import { say, withLimit } from '../limit.mjs';
import { measureAlone } from './measure-alone.ts';
import type { QualityRow } from './measure-quality.ts';
import { MOTIVES, type MotiveShares } from './people.ts';
import { SHOWN } from './rankings.ts';
import { liveInTown } from './town-life.ts';

// npm run lab -- recommend-quality: simulates a town, hides the last application of many members
// and checks whether the recommendations at that time contain the club (see README.md). Exits with
// 1 unless they clearly beat the best simple order. QUALITY_MINUTES extends the time limit of three
// minutes; `--without people,crowd` removes these motives of the simulated people; `--seed 2`
// simulates another town.

const SIZE = { people: 3_500, days: 42 };
const JUDGED = 1_200;
const SHARES: MotiveShares = { taste: 0.4, people: 0.25, crowd: 0.12, soon: 0.1, chance: 0.13 };
const LIMIT = 1.2;
const STEP_LIMIT_MS = Number(process.env.QUALITY_MINUTES ?? 3) * 60_000;

function readOption(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index === -1 ? undefined : process.argv[index + 1];
}

async function measure(): Promise<QualityRow[]> {
  const absent = readOption('without')?.split(',') ?? [];
  const shares = { ...SHARES };
  for (const motive of MOTIVES) if (absent.includes(motive)) shares[motive] = 0;
  const town = liveInTown(SIZE, shares, Number(readOption('seed') ?? 1));
  say(`${SIZE.days} days of ${SIZE.people} people: ${town.events.length} things happened`);
  return measureAlone(town, JUDGED, say);
}

const rows = await withLimit('measuring recommendation', STEP_LIMIT_MS, measure);
const best = Math.max(
  ...rows.filter(({ order }) => order !== 'ours').map(({ hitRate }) => hitRate),
);
process.stdout.write(`\n| order | hit@${SHOWN} | nDCG@${SHOWN} |\n|---|---:|---:|\n`);
for (const { order, hitRate, gain } of rows) {
  process.stdout.write(`| ${order} | ${hitRate.toFixed(3)} | ${gain.toFixed(3)} |\n`);
}
const ours = rows.find(({ order }) => order === 'ours')?.hitRate ?? 0;
process.stdout.write(`\nours is ${(ours / best).toFixed(2)} × the best of the others\n`);
if (ours < LIMIT * best) {
  process.stderr.write(`azit: ours is below ${LIMIT} × the best of the simple orders\n`);
  process.exitCode = 1;
}
