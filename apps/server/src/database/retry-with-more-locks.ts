/** Thrown to restart a transaction that must lock more rows than it has locked. */
export class MoreLocksNeededError extends Error {}

const MAX_ATTEMPTS = 5;

/** Runs `work` again when it has locked too few rows, at most five times. */
export async function retryWithMoreLocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(error instanceof MoreLocksNeededError)) throw error;
    }
  }
}
