import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import type { GuardRule } from '#server/runtime/rate-limit-settings.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { keyedMutex } from './keyed-mutex.ts';
import type { Counter, Reservation } from './limit-counts.ts';
import { toCounter, tooMany } from './rate-limit.ts';

type Limited = Pick<Context, 'config' | 'clock' | 'limits' | 'localCounts' | 'meters'>;
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
 * dies stays counted: in PostgreSQL until its window ends, in Valkey for half a minute.
 */
export async function withReservedAttempt<Rule extends GuardRule>(
  context: Limited,
  guard: Guard<Rule>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const reservation = await reserve(context, guard);
  let settle = reservation.release;
  try {
    const matches = await isRight();
    if (!matches) settle = reservation.countFailure;
    return matches;
  } finally {
    await settle();
    announceSettlement();
  }
}

/** Attempts still under way may turn out right, so the next one waits instead of being refused. */
async function reserve<Rule extends GuardRule>(
  context: Limited,
  guard: Guard<Rule>,
): Promise<Reservation> {
  const giveUpAt = performance.now() + WAIT_LIMIT_MS;
  const named = Object.entries(guard.subjects) as [Rule, string][];
  const counters = named.map(([rule, subject]) => toCounter(context, rule, subject));
  const key = counters.map(({ subjectHash }) => subjectHash.toString('hex')).join();
  if (mutex.isFree(key)) {
    const reservation = await tryReserve(context, guard, counters);
    if (reservation !== undefined) return reservation;
  }
  // Only the first in the line asks again and again.
  return mutex.run(key, async () => {
    for (;;) {
      const reservation = await tryReserve(context, guard, counters);
      if (reservation !== undefined) return reservation;
      if (performance.now() > giveUpAt) throw serverBusy();
      await Promise.race([nextSettlement.promise, delay(CHECK_AGAIN_MS)]);
    }
  });
}

function announceSettlement() {
  nextSettlement.resolve();
  nextSettlement = Promise.withResolvers<void>();
}

/**
 * Returns undefined when no attempt was left. Reserved first and released if not: of those who come
 * at once the first always get theirs, and never is one reserved too many. Throws if a limit is
 * exceeded.
 */
async function tryReserve<Rule extends GuardRule>(
  context: Limited,
  { findBroken }: Guard<Rule>,
  counters: readonly Counter[],
): Promise<Reservation | undefined> {
  const reservation = await context.limits.reserve(counters);
  const { counts } = reservation;
  const count = (of: (row: (typeof counts)[number]) => number) =>
    Object.fromEntries(counts.map((row) => [row.rule, of(row)])) as Counts<Rule>;
  const failed = findBroken(count(({ hits }) => hits));
  const reserved = findBroken(count(({ hits, pending }) => hits + pending - 1));
  if (failed === undefined && reserved === undefined) return reservation;
  await reservation.release();
  if (failed !== undefined) throw tooMany(context, failed);
  return undefined;
}
