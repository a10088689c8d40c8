import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from '#server/context.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import type { GuardRule } from '#server/runtime/settings/rate-limit-settings.ts';
import { keyedMutex } from './keyed-mutex.ts';
import type { Counter, Reservation } from './limit-counts.ts';
import { toCounter, tooMany } from './rate-limit.ts';

type Limited = Pick<Context, 'config' | 'clock' | 'limits' | 'localCounts' | 'meters'>;
type Counts<Rule extends GuardRule> = Record<Rule, number>;

type Guard<Rule extends GuardRule> = {
  subjects: Record<Rule, string>;
  findBroken(failures: Counts<Rule>): Rule | undefined;
};

const WAIT_LIMIT_MS = 15_000;
/** Poll the store: no notification arrives when another process finishes its attempt. */
const CHECK_AGAIN_MS = 100;

const mutex = keyedMutex();
let nextSettlement = Promise.withResolvers<void>();

/**
 * Reserve the attempt before verifying the secret: parallel guesses must never exceed the allowed
 * number of failures.
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

/** Wait if all attempts are reserved: an attempt that succeeds releases its reservation. */
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
