import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import type { GuardRule } from '#server/runtime/rate-limit-settings.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { countFailures, releaseAttempts, reserveAttempts } from './rate-limit.repository.ts';
import { tooMany, windowOf } from './rate-limit.ts';

type Limited = Pick<Context, 'config' | 'database' | 'clock'>;
type Counts<Rule extends GuardRule> = Record<Rule, number>;

type Guard<Rule extends GuardRule> = {
  /** By what each rule counts. */
  subjects: Record<Rule, string>;
  /** Returns the rule that so many failures break, if any. */
  findBroken(failures: Counts<Rule>): Rule | undefined;
};

const WAIT_LIMIT_MS = 15_000;
/** Nothing tells this process when an attempt in another one ends. */
const CHECK_AGAIN_MS = 100;

const mutex = keyedMutex();
let nextSettlement = Promise.withResolvers<void>();

/**
 * Lets a secret be guessed only within the limits. The attempt is reserved before the guess is
 * verified and released if it was right, so no more guesses are ever verified than failures are
 * allowed, however many come at once and to however many servers. Waits at most 15 s for attempts
 * under way, then throws SERVER_BUSY; throws RATE_LIMITED above a limit. An attempt whose process
 * dies stays counted until its window ends.
 */
export async function withReservedAttempt<Rule extends GuardRule>(
  context: Limited,
  guard: Guard<Rule>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counters = await reserve(context, guard);
  let settlement = releaseAttempts;
  try {
    const matches = await isRight();
    if (!matches) settlement = countFailures;
    return matches;
  } finally {
    await execute(context.database, settlement, counters);
    announceSettlement();
  }
}

/** Attempts still under way may turn out right, so the next one waits instead of being refused. */
async function reserve<Rule extends GuardRule>(context: Limited, guard: Guard<Rule>) {
  const giveUpAt = performance.now() + WAIT_LIMIT_MS;
  const counters = countersOf(context, guard.subjects);
  const key = counters.subjects.join();
  if (mutex.isFree(key) && (await tryReserve(context, guard, counters))) return counters;
  // Only the first in the line asks the database again and again.
  await mutex.run(key, async () => {
    while (!(await tryReserve(context, guard, counters))) {
      if (performance.now() > giveUpAt) throw serverBusy();
      await Promise.race([nextSettlement.promise, delay(CHECK_AGAIN_MS)]);
    }
  });
  return counters;
}

function announceSettlement() {
  nextSettlement.resolve();
  nextSettlement = Promise.withResolvers<void>();
}

type Counters = ReturnType<typeof countersOf>;

function countersOf({ config, clock }: Limited, subjects: Partial<Record<GuardRule, string>>) {
  const now = clock.now();
  const named = Object.entries(subjects) as [GuardRule, string][];
  const windows = named.map(([rule]) => windowOf(config.rateLimits[rule], now));
  return {
    rules: named.map(([rule]) => rule as string),
    subjects: named.map(([, subject]) => hashSecret(subject).toString('hex')),
    starts: windows.map(({ start }) => start.toISOString()),
    expiries: windows.map(({ end }) => end.toISOString()),
  };
}

/**
 * Returns whether an attempt was left. Reserved first and released if not: of those who come at once
 * the first always get theirs, and never is one reserved too many. Throws if a limit is exceeded.
 */
async function tryReserve<Rule extends GuardRule>(
  context: Limited,
  { findBroken }: Guard<Rule>,
  counters: Counters,
): Promise<boolean> {
  const rows = await findMany(context.database, reserveAttempts, counters);
  const count = (of: (row: (typeof rows)[number]) => number) =>
    Object.fromEntries(rows.map((row) => [row.rule, of(row)])) as Counts<Rule>;
  const failed = findBroken(count(({ hits }) => hits));
  const reserved = findBroken(count(({ hits, pending }) => hits + pending - 1));
  if (failed === undefined && reserved === undefined) return true;
  await execute(context.database, releaseAttempts, counters);
  if (failed !== undefined) throw tooMany(context, failed);
  return false;
}
