import { parseArgs } from 'node:util';
import { canMount } from './disk-faults.ts';
import type { Outcome } from './fault.ts';
import { upsetMailServer } from './mail-fault.ts';
import { diskRound, embeddedRound, outsideRound } from './rounds.ts';

// npm run chaos -- --minutes 30: every fault again and again under load, at least one round.
// Ends with 1 when anything acknowledged was lost, a rule broken, or a time exceeded.

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } });
const end = performance.now() + Number(values.minutes) * 60_000;

const rounds: { name: string; run: () => Promise<Outcome[]> }[] = [
  { name: 'embedded PostgreSQL', run: () => embeddedRound(2) },
  { name: 'database elsewhere', run: () => outsideRound(2) },
  { name: 'mail server', run: upsetMailServer },
];
if (canMount()) rounds.push({ name: 'full disk', run: diskRound });
else process.stdout.write('full disk: needs root on Linux, left out\n');

const outcomes: Outcome[] = [];
let failures = 0;
do {
  for (const { name, run } of rounds) {
    try {
      outcomes.push(...(await run()));
      process.stdout.write(`${name}: sound\n`);
    } catch (error) {
      failures += 1;
      process.stdout.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
    }
  }
} while (performance.now() < end);

process.stdout.write('\n| what | times | worst | limit |\n|---|---|---|---|\n');
for (const [what, all] of Map.groupBy(outcomes, (outcome) => outcome.what)) {
  const worst = Math.max(...all.map(({ ms }) => ms));
  const limit = all[0]?.limitMs ?? 0;
  if (worst > limit) failures += 1;
  const mark = worst > limit ? ' (late)' : '';
  process.stdout.write(
    `| ${what} | ${all.length} | ${Math.round(worst)} ms${mark} | ${limit} ms |\n`,
  );
}
process.exitCode = failures === 0 ? 0 : 1;
