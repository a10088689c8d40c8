import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../scripts/limit.mjs';
import { figuresOf, hasFailed } from './load/answers.ts';
import { gatherPeople } from './load/people.ts';
import { type Costs, countProcessorTime, type Part, sumOf } from './processor-time.ts';

export type Throughput = {
  what: string;
  perSecond: number;
  p50: number;
  p99: number;
  perCpuSecond: number;
  /** What one request cost whom, in milliseconds. */
  costs: Costs;
  failed: number;
  damage: string[];
};

type Given = {
  what: string;
  url: string;
  folder: string;
  parts: readonly Part[];
  seconds: number;
};

const WARM_MS = 3_000;
const SAY_EVERY_MS = 5_000;
const BUSY = { actors: 4, browsers: 6, pauseMs: 0 };

/** Everybody asks again as soon as they are answered; counts what the servers compute for it. */
export async function measureThroughput(given: Given): Promise<Throughput> {
  const { what, url, folder, parts, seconds } = given;
  const people = await gatherPeople(url, folder, BUSY);
  say(`${what}: under load for ${seconds} s`);
  await delay(WARM_MS);
  const begun = performance.now();
  const costsSoFar = countProcessorTime(parts);
  for (let left = seconds * 1_000; left > 0; left -= SAY_EVERY_MS) {
    await delay(Math.min(left, SAY_EVERY_MS));
    say(`${what}: ${people.answers.since(begun).length} answers`);
  }
  const costs = costsSoFar();
  const lasted = (performance.now() - begun) / 1_000;
  const answers = people.answers.since(begun);
  const figures = figuresOf(answers, lasted);
  const damage = await people.stop();
  const requests = figures.perSecond * lasted;
  return {
    what,
    ...figures,
    perCpuSecond: (requests * 1_000) / sumOf(costs),
    costs: new Map([...costs].map(([name, cost]) => [name, cost / requests])),
    failed: answers.filter(hasFailed).length,
    damage,
  };
}
