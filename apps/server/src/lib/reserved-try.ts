import type { Context } from '#server/context.ts';
import { execute, findMany } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { serverBusy } from '#server/http/refusal.ts';
import { hashSecret } from './opaque-token.ts';
import { reserveTries, settleTries } from './rate-limit.repository.ts';
import { tooMany, windowOf } from './rate-limit.ts';
import type { GuardRule } from './rate-limit-rules.ts';
import { wakeInTurn } from './wake-in-turn.ts';

type Limited = Pick<Context, 'config' | 'database' | 'clock'>;
type Counts<Rule extends GuardRule> = Record<Rule, number>;

type Guard<Rule extends GuardRule> = {
  /** What each rule counts by. */
  subjects: Record<Rule, string>;
  /** The rule that so many failures break, if any. */
  findBroken(failures: Counts<Rule>): Rule | undefined;
};

const PATIENCE_MS = 15_000;
// Another server's tries end without a word to this one, so now and then somebody looks by himself.
const turns = wakeInTurn(250);

/**
 * Lets a secret be guessed only within the limits. The try is counted before the guess is verified
 * and given back if it was right, so no more guesses are ever verified than failures are allowed,
 * however many come at once and to however many servers. One that ends with its process stays
 * counted until the window does.
 */
export async function withReservedTry<Rule extends GuardRule>(
  context: Limited,
  guard: Guard<Rule>,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  const counters = await reserve(context, guard);
  let failures = 0;
  try {
    const answer = await isRight();
    failures = answer ? 0 : 1;
    return answer;
  } finally {
    await execute(context.database, settleTries, [...counters, failures]);
    turns.wakeNext();
  }
}

/** Tries that are still under way may be right ones: then the next has to wait, not to go. */
async function reserve<Rule extends GuardRule>(context: Limited, guard: Guard<Rule>) {
  const giveUpAt = performance.now() + PATIENCE_MS;
  const counters = countersOf(context, guard.subjects);
  try {
    while (!(await takeTry(context, guard, counters))) {
      if (performance.now() > giveUpAt) throw serverBusy();
      await turns.wait();
    }
  } catch (error) {
    // Whoever is turned away leaves the turn to the next, who may be turned away as well.
    turns.wakeNext();
    throw error;
  }
  return counters;
}

type Counters = ReturnType<typeof countersOf>;

function countersOf({ config, clock }: Limited, subjects: Partial<Record<GuardRule, string>>) {
  const now = clock.now();
  const named = Object.entries(subjects) as [GuardRule, string][];
  const windows = named.map(([rule]) => windowOf(config.rateLimits[rule], now));
  return [
    named.map(([rule]) => rule as string),
    named.map(([, subject]) => hashSecret(subject).toString('hex')),
    windows.map(({ start }) => start.toISOString()),
    windows.map(({ end }) => end.toISOString()),
  ] as const;
}

class Contended extends Error {}

async function takeTry<Rule extends GuardRule>(
  context: Limited,
  { findBroken }: Guard<Rule>,
  counters: Counters,
): Promise<boolean> {
  try {
    await inTransaction(context.database, async (tx) => {
      const rows = await findMany(tx, reserveTries, counters);
      const count = (of: (row: (typeof rows)[number]) => number) =>
        Object.fromEntries(rows.map((row) => [row.rule, of(row)])) as Counts<Rule>;
      const broken = findBroken(count(({ hits }) => hits));
      // Either way out undoes the reservation.
      if (broken !== undefined) throw tooMany(context, broken);
      if (findBroken(count(({ hits, pending }) => hits + pending - 1)) !== undefined) {
        throw new Contended();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof Contended) return false;
    throw error;
  }
}
