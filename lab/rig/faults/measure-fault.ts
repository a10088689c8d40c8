import pg from 'pg';
import { type Fact, findLost } from '../../chaos/write-log.ts';
import { say } from '../../limit.mjs';
import { until } from '../../processes/until.ts';
import type { Members } from '../load/members.ts';
import { hasFailed, isLost, type SettledRequest } from '../load/replies.ts';
import type { Stack } from '../stack.ts';
import type { Fault } from './fault.ts';

export type FaultOutcome = {
  fault: Fault;
  requests: number;
  failed: number;
  lost: number;
  slowestMs: number;
  recoveredMs: number;
  lostWrites: string[];
  missed: string[];
};

const CALM_MS = 2_000;
const CALM_LIMIT_MS = 60_000;
const CALM_FACTS = 5;

export async function measureFault(
  stack: Stack,
  members: Members,
  fault: Fault,
): Promise<FaultOutcome> {
  await untilCalm(members);
  say(fault.what);
  const known = members.facts().length;
  const started = performance.now();
  const caused = await fault.cause(stack);
  await untilCalm(members);
  const replies = members.replies.since(started);
  const failed = replies.filter(hasFailed);
  const firstFailure = Math.min(...failed.map(({ startedAt }) => startedAt));
  const from = fault.isPlanned && failed.length > 0 ? Math.max(caused, firstFailure) : caused;
  const lastFailure = Math.max(from, ...failed.map(({ endedAt }) => endedAt));
  await fault.mend?.(stack);
  const lostWrites = await findLostWrites(stack, members.facts().slice(known));
  const outcome = {
    fault,
    requests: replies.length,
    failed: failed.length,
    lost: failed.filter(isLost).length,
    slowestMs: Math.max(0, ...replies.map(({ startedAt, endedAt }) => endedAt - startedAt)),
    recoveredMs: lastFailure - from,
    lostWrites,
  };
  say(`${fault.key}: ${describe(failed)}, ${Math.round(outcome.recoveredMs)} ms`);
  return { ...outcome, missed: findMissed(outcome) };
}

async function untilCalm({ replies, facts }: Members): Promise<void> {
  const started = performance.now();
  const before = facts().length;
  await until('requests to succeed again', CALM_LIMIT_MS, () => {
    const now = performance.now();
    if (now - started < CALM_MS || facts().length < before + CALM_FACTS) return false;
    return !replies.since(now - CALM_MS).some(hasFailed);
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

function describe(failed: readonly SettledRequest[]): string {
  if (failed.length === 0) return 'no request failed';
  const kinds = Map.groupBy(failed, ({ what, status, code }) => `${what} ${status} ${code}`.trim());
  return [...kinds]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([kind, alike]) => `${alike.length} × ${kind}`)
    .join(', ');
}
