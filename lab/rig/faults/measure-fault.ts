import pg from 'pg';
import { say } from '../../../scripts/limit.mjs';
import { type Fact, findLost } from '../../chaos/witness.ts';
import { until } from '../../processes/until.ts';
import { type Answer, hasFailed, isLost } from '../load/answers.ts';
import type { People } from '../load/people.ts';
import type { Stack } from '../stack.ts';
import type { Fault } from './fault.ts';

export type FaultOutcome = {
  fault: Fault;
  asked: number;
  failed: number;
  lost: number;
  slowestMs: number;
  recoveredMs: number;
  lostWrites: string[];
  /** Which bars were missed. */
  missed: string[];
};

const CALM_MS = 2_000;
/** More than the longest that a client waits, and then some for a busy machine. */
const CALM_LIMIT_MS = 60_000;
const CALM_FACTS = 5;

/** Waits for calm, causes the fault, waits for calm again; says what people saw meanwhile. */
export async function measureFault(
  stack: Stack,
  people: People,
  fault: Fault,
): Promise<FaultOutcome> {
  await untilCalm(people);
  say(fault.what);
  const known = people.facts().length;
  const begun = performance.now();
  const caused = await fault.cause(stack);
  await untilCalm(people);
  const answers = people.answers.since(begun);
  const failed = answers.filter(hasFailed);
  const firstFailure = Math.min(...failed.map(({ begunAt }) => begunAt));
  const from = fault.isPlanned && failed.length > 0 ? Math.max(caused, firstFailure) : caused;
  const lastFailure = Math.max(from, ...failed.map(({ endedAt }) => endedAt));
  await fault.mend?.(stack);
  const lostWrites = await findLostWrites(stack, people.facts().slice(known));
  const outcome = {
    fault,
    asked: answers.length,
    failed: failed.length,
    lost: failed.filter(isLost).length,
    slowestMs: Math.max(0, ...answers.map(({ begunAt, endedAt }) => endedAt - begunAt)),
    recoveredMs: lastFailure - from,
    lostWrites,
  };
  say(`${fault.key}: ${describe(failed)}, ${Math.round(outcome.recoveredMs)} ms`);
  return { ...outcome, missed: findMissed(outcome) };
}

/** Nobody was refused for two seconds, and writes go on. */
async function untilCalm({ answers, facts }: People): Promise<void> {
  const begun = performance.now();
  const before = facts().length;
  await until('requests to succeed again', CALM_LIMIT_MS, () => {
    const now = performance.now();
    if (now - begun < CALM_MS || facts().length < before + CALM_FACTS) return false;
    return !answers.since(now - CALM_MS).some(hasFailed);
  });
}

async function findLostWrites({ databaseUrl }: Stack, facts: readonly Fact[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return await findLost(client, facts);
  } finally {
    await client.end();
  }
}

function findMissed(outcome: Omit<FaultOutcome, 'missed'>): string[] {
  const { fault, failed, recoveredMs, lostWrites } = outcome;
  const missed: string[] = [];
  if (lostWrites.length > 0) missed.push(`${lostWrites.length} acknowledged writes lost`);
  if (recoveredMs > fault.limitMs) missed.push(`recovered after ${Math.round(recoveredMs)} ms`);
  if (fault.isSeamless && failed > 0) missed.push(`${failed} requests failed`);
  return missed;
}

/** How often each kind of request ended how. */
function describe(failed: readonly Answer[]): string {
  if (failed.length === 0) return 'no request failed';
  const kinds = Map.groupBy(failed, ({ what, status, code }) => `${what} ${status} ${code}`.trim());
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, alike]) => `${alike.length} × ${kind}`)
    .join(', ');
}
