import { setTimeout as delay } from 'node:timers/promises';
import { processorTimeOf } from '../bench/process-cost.ts';
import { say } from '../scripts/limit.mjs';
import { figuresOf, hasFailed } from './load/answers.ts';
import { gatherPeople } from './load/people.ts';

export type Throughput = {
  what: string;
  perSecond: number;
  p50: number;
  p99: number;
  perCpuSecond: number;
  failed: number;
  damage: string[];
};

type Given = { what: string; url: string; folder: string; pids: () => number[]; seconds: number };

const WARM_MS = 3_000;
const SAY_EVERY_MS = 5_000;
const BUSY = { actors: 4, browsers: 6, pauseMs: 0 };

/** Everybody asks again as soon as they are answered; counts what the servers compute for it. */
export async function measureThroughput(given: Given): Promise<Throughput> {
  const { what, url, folder, pids, seconds } = given;
  const people = await gatherPeople(url, folder, BUSY);
  say(`${what}: under load for ${seconds} s`);
  await delay(WARM_MS);
  const begun = performance.now();
  const before = costOf(pids());
  for (let left = seconds * 1_000; left > 0; left -= SAY_EVERY_MS) {
    await delay(Math.min(left, SAY_EVERY_MS));
    say(`${what}: ${people.answers.since(begun).length} answers`);
  }
  const cost = costSince(before, pids());
  const lasted = (performance.now() - begun) / 1_000;
  const answers = people.answers.since(begun);
  const figures = figuresOf(answers, lasted);
  const damage = await people.stop();
  return {
    what,
    ...figures,
    perCpuSecond: (figures.perSecond * lasted * 1_000) / cost,
    failed: answers.filter(hasFailed).length,
    damage,
  };
}

function costOf(pids: readonly number[]): Map<number, number> {
  return new Map(pids.map((pid) => [pid, processorTimeOf([pid])]));
}

/** A process that came meanwhile counts from its beginning, one that went not at all. */
function costSince(before: ReadonlyMap<number, number>, pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + processorTimeOf([pid]) - (before.get(pid) ?? 0), 0);
}
