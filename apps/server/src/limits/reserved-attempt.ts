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
  subjects: Record<Rule, string>;
  /** Returns the rule that these failure counts exceed, if any. */
  findBroken(failures: Counts<Rule>): Rule | undefined;
};

const WAIT_LIMIT_MS = 15_000;
/** Another process does not notify this one when its attempt ends. */
const CHECK_AGAIN_MS = 100;

const mutex = keyedMutex();
let nextSettlement = Promise.withResolvers<void>();

/**
 * Limits guesses of a secret. Reserves the attempt before it verifies the guess and releases it if the
 * guess is right: parallel guesses on several servers never exceed the allowed failures. Waits at most
 * 15 s for running attempts, then throws SERVER_BUSY; throws RATE_LIMITED above a limit. The attempt of
 * a crashed process stays counted: in PostgreSQL until its window ends, in Valkey for 30 s.
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

/** Running attempts may succeed, so the next one waits instead of being refused. */
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
  // Only the first waiting request polls.
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
 * Throws if past failures have reached a limit; returns undefined if running attempts fill the rest.
 * Reserves first and releases if that was too many, so that parallel requests never exceed the limit.
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
