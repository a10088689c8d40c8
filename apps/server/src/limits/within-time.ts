import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Rejects when the work takes longer. A process that was busy itself for so long still takes the
 * reply that has come meanwhile: timers are called before it is read.
 */
export async function withinTime<T>(
  limitMs: number,
  work: Promise<T>,
  tooLate = () => new Error(`no reply within ${limitMs} ms`),
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(async () => {
    await nextTurn();
    reject(tooLate());
  }, limitMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(limit);
  }
}
