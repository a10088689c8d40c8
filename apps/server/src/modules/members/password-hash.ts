import { hash, verify } from '@node-rs/argon2';
import { boundedQueue, QueueFullError } from '#server/limits/bounded-queue.ts';
import { serverBusy } from '#server/runtime/refusal.ts';

/** argon2id by its number: the package's enum is a const enum, which type stripping cannot read. */
const ARGON2ID = 2;
/** Of the sets that OWASP holds equal the quickest here: docs/decisions/0010-password-hashing.md. */
const STRENGTH = { algorithm: ARGON2ID, memoryCost: 7_168, timeCost: 5, parallelism: 1 };

// One hash at a time leaves the other core to other requests, but none may wait longer than the
// client does; a request that would is refused at once.
const hasher = boundedQueue({ width: 1, depth: 100, rush: { above: 15, width: 2 } });

/** Verified in place of a hash that is missing, so that "no such member" takes as long as a wrong password. */
const fallbackHash = hash('a password that nobody has', STRENGTH);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, STRENGTH));
}

export async function verifyPassword(known: string | null, password: string): Promise<boolean> {
  const target = known ?? (await fallbackHash);
  const matches = await inTurn(() => verify(target, password));
  return known !== null && matches;
}

/** Made with other parameters than today's. It still verifies, only not as quickly. */
export function isOutdatedHash(known: string): boolean {
  const { memoryCost, timeCost, parallelism } = STRENGTH;
  return !known.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await hasher.run(task);
  } catch (error) {
    if (!(error instanceof QueueFullError)) throw error;
    throw serverBusy();
  }
}
