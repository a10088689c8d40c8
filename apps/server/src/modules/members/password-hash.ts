import { boundedQueue, QueueFullError } from '#server/limits/bounded-queue.ts';
import { serverBusy } from '#server/runtime/refusal.ts';
import { type HashTask, STRENGTH } from './hash-task.ts';
import { hashThread } from './hash-thread.ts';

// The first thread has the lowest priority, so that requests stay fast. The second has normal
// priority and helps when many tasks wait or the first gets no CPU time:
// docs/decisions/0007-password-hashing.md.
const [quiet, helper] = [hashThread(19), hashThread(0)];
const hasher = boundedQueue({
  width: 1,
  depth: 100,
  rush: { above: 20, afterMs: 1_000, width: 2 },
});

/**
 * The hash of discarded random bytes. A login with an unregistered address must take as long as one
 * with a wrong password, so that the time does not reveal which addresses have an account.
 */
export const FALLBACK_HASH =
  '$argon2id$v=19$m=7168,t=5,p=1$eSBfLx+V/MB7shNLBchDAg$bli/rduWRb8Ah2sBT5GrMpW2nPOjDvQpMispHNTgwXU';

export async function hashPassword(password: string): Promise<string> {
  return String(await inTurn({ password }));
}

export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  const matches = await inTurn({ password, known: known ?? FALLBACK_HASH });
  return known !== null && matches === true;
}

export function isOutdatedHash(known: string): boolean {
  const { memoryCost, timeCost, parallelism } = STRENGTH;
  return !known.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

async function inTurn(task: HashTask): Promise<string | boolean> {
  try {
    return await hasher.run(() => (quiet.isFree() ? quiet : helper).run(task));
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw serverBusy();
  }
}
