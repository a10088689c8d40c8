export class MoreLocksNeededError extends Error {}

const MAX_ATTEMPTS = 5;

export async function retryWithMoreLocks<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !(error instanceof MoreLocksNeededError)) throw error;
    }
  }
}
