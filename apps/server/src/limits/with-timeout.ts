import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Node runs timers before it reads sockets. So after a blocked event loop, wait one more turn and
 * accept a reply that has already arrived.
 */
export async function withTimeout<T>(
  limitMs: number,
  work: Promise<T>,
  tooLate = () => new Error(`no reply within ${limitMs} ms`),
): Promise<T> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  const timeout = setTimeout(async () => {
    await nextTurn();
    reject(tooLate());
  }, limitMs);
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timeout);
  }
}
