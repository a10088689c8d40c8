import { say, withLimit } from '../../scripts/limit.mjs';
import { measureAlone } from './measure-alone.ts';
import type { QualityRow } from './measure-quality.ts';
import { MOTIVES, type MotiveShares } from './people.ts';
import { SHOWN } from './rankings.ts';
import { liveInTown } from './town-life.ts';

// npm run recommend:quality: lets a town live, holds out the last application of many members and
// asks what would have been recommended at that moment (lab/recommend-quality/README.md). Ends with 1
// when ours is not clearly better than the best of the simple orders, within three minutes.
// QUALITY_MINUTES gives a busy machine more time; -- --without people,crowd takes motives away; -- --seed 2 makes another town.

const SIZE = { people: 3_500, days: 42 };
const JUDGED = 1_200;
const SHARES: MotiveShares = { taste: 0.4, people: 0.25, crowd: 0.12, soon: 0.1, chance: 0.13 };
const LIMIT = 1.2;
const STEP_LIMIT_MS = Number(process.env.QUALITY_MINUTES ?? 3) * 60_000;

function optionOf(name: string): string | undefined {
  const place = process.argv.indexOf(`--${name}`);
  return place === -1 ? undefined : process.argv[place + 1];
}

async function measure(): Promise<QualityRow[]> {
  const absent = optionOf('without')?.split(',') ?? [];
  const shares = { ...SHARES };
  for (const motive of MOTIVES) if (absent.includes(motive)) shares[motive] = 0;
  const town = liveInTown(SIZE, shares, Number(optionOf('seed') ?? 1));
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
