import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { hashSecret } from '#server/runtime/opaque-token.ts';
import type { GuardRule } from '#server/runtime/rate-limit-settings.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { keyedMutex } from './keyed-mutex.ts';
import { countFailures, releaseAttempts, reserveTries } from './rate-limit.repository.ts';
import { tooMany, windowOf } from './rate-limit.ts';

type Limited = Pick<Context, 'config' | 'database' | 'clock'>;
type Counts<Rule extends GuardRule> = Record<Rule, number>;

type Guard<Rule extends GuardRule> = {
  /** What each rule counts by. */
  subjects: Record<Rule, string>;
  /** The rule that so many failures break, if any. */
  findBroken(failures: Counts<Rule>): Rule | undefined;
};

const PATIENCE_MS = 15_000;
/** Another server's tries end without a word to this one. */
const LOOK_AGAIN_MS = 100;

const mutex = keyedMutex();
let nextSettlement = Promise.withResolvers<void>();

/**
 * Lets a secret be guessed only within the limits. The try is counted before the guess is verified
 * and given back if it was right, so no more guesses are ever verified than failures are allowed,
 * however many come at once and to however many servers. One that ends with its process stays
 * counted until the window does.
 */
export async function withReservedAttempt<Rule extends GuardRule>(
  context: Limited,
  guard: Guard<Rule>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counters = await reserve(context, guard);
  let settlement = releaseAttempts;
  try {
    const answer = await isRight();
    if (!answer) settlement = countFailures;
    return answer;
  } finally {
    await execute(context.database, settlement, counters);
    tellSettled();
  }
}

/** Tries that are still under way may be right ones: then the next has to wait, not to go. */
async function reserve<Rule extends GuardRule>(context: Limited, guard: Guard<Rule>) {
  const giveUpAt = performance.now() + PATIENCE_MS;
  const counters = countersOf(context, guard.subjects);
  const key = counters.subjects.join();
  if (mutex.isFree(key) && (await takeTry(context, guard, counters))) return counters;
  // Only the first in the line asks the database again and again.
  await mutex.run(key, async () => {
    while (!(await takeTry(context, guard, counters))) {
      if (performance.now() > giveUpAt) throw serverBusy();
      await Promise.race([nextSettlement.promise, delay(LOOK_AGAIN_MS)]);
    }
  });
  return counters;
}

function tellSettled() {
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
 * Whether there was one. Taken first and given back if there was not: of those who come at once the
 * first always get theirs, and nobody ever gets one too many.
 */
async function takeTry<Rule extends GuardRule>(
  context: Limited,
  { findBroken }: Guard<Rule>,
  counters: Counters,
): Promise<boolean> {
  const rows = await findMany(context.database, reserveTries, counters);
  const count = (of: (row: (typeof rows)[number]) => number) =>
    Object.fromEntries(rows.map((row) => [row.rule, of(row)])) as Counts<Rule>;
  const failed = findBroken(count(({ hits }) => hits));
  const taken = findBroken(count(({ hits, pending }) => hits + pending - 1));
  if (failed === undefined && taken === undefined) return true;
  await execute(context.database, releaseAttempts, counters);
  if (failed !== undefined) throw tooMany(context, failed);
  return false;
}
