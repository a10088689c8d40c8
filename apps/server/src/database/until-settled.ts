/** Thrown to start over: what the transaction has to lock grew before it had all its locks. */
export class LocksTooFewError extends Error {}

const MAX_ATTEMPTS = 5;

/** Runs `work` again when it has locked too few rows; gives up after five times. */
export async function untilSettled<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(error instanceof LocksTooFewError)) throw error;
    }
  }
}
