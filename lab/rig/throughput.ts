import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../limit.mjs';
import { gatherMembers } from './load/members.ts';
import { hasFailed, summarizeReplies } from './load/replies.ts';
import { type Costs, countProcessorTime, type Part, sumCosts } from './processor-time.ts';

export type Throughput = {
  what: string;
  perSecond: number;
  p50: number;
  p99: number;
  perCpuSecond: number;
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

export async function measureThroughput(given: Given): Promise<Throughput> {
  const { what, url, folder, parts, seconds } = given;
  const members = await gatherMembers(url, folder, BUSY);
  say(`${what}: under load for ${seconds} s`);
  await delay(WARM_MS);
  const started = performance.now();
  const costsSoFar = countProcessorTime(parts);
  for (let left = seconds * 1_000; left > 0; left -= SAY_EVERY_MS) {
    await delay(Math.min(left, SAY_EVERY_MS));
    say(`${what}: ${members.replies.since(started).length} replies`);
  }
  const costs = costsSoFar();
  const lasted = (performance.now() - started) / 1_000;
  const replies = members.replies.since(started);
  const figures = summarizeReplies(replies, lasted);
  const damage = await members.stop();
  const requests = figures.perSecond * lasted;
  return {
    what,
    ...figures,
    perCpuSecond: (requests * 1_000) / sumCosts(costs),
    costs: new Map([...costs].map(([name, cost]) => [name, cost / requests])),
    failed: replies.filter(hasFailed).length,
    damage,
  };
}
