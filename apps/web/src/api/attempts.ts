import { busyEnds, noteReply, pause, pauseBeforeNext } from './busy-server.ts';
import { ApiError } from './error.ts';
import { type Outgoing, type Reply, send } from './transport.ts';
import { createVisitPace, longLimit } from './visit-pace.ts';

const visit = createVisitPace();

/**
 * Retries once. After a timeout or a broken connection, the retry has a timeout of at least 10 s;
 * if the server was busy, the retry waits for Retry-After. Throws ApiError with status 0 if no
 * response arrives.
 */
export async function sendAttempts(build: () => Outgoing, limit?: number): Promise<Reply> {
  const outgoing = build();
  const { method, url, signal } = outgoing;
  const request = `${method} ${url}`;
  const busy = await busyEnds(request, signal);
  if (busy) return busy;
  const first = await firstAttempt(outgoing, limit);
  if (first) {
    noteReply(request, first);
    const wait = pauseBeforeNext(method, first);
    if (wait === null) return first;
    await pause(wait, signal);
  }
  const second = await send(build(), Math.max(limit ?? 0, longLimit));
  noteReply(request, second);
  return second;
}

async function firstAttempt(outgoing: Outgoing, limit?: number): Promise<Reply | null> {
  const started = performance.now();
  try {
    const reply = await send(outgoing, limit ?? visit.limit());
    if (limit === undefined) visit.noteReply(performance.now() - started);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const late = error.code === 'TIMED_OUT';
    if (!late && !navigator.onLine) throw error;
    if (late && limit === undefined) visit.noteTimeout();
    return null;
  }
}
