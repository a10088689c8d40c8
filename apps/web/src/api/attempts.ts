import { busyEnds, noteReply, pause, pauseBeforeNext } from './busy-server.ts';
import { ApiError } from './error.ts';
import { type Outgoing, type Reply, send } from './transport.ts';
import { createVisitPace, longLimit } from './visit-pace.ts';

const visit = createVisitPace();

/**
 * Sends a request and returns its reply. One without a reply in time is sent once more, with 10 s at
 * least; so is one whose connection broke, a read at which the server failed, and, when its
 * Retry-After has passed, one the server was too busy for. `build` makes each attempt anew; `limit`
 * is the time of the first, by default that of the visit. Throws ApiError with status 0 when there is
 * no reply at all.
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

/** Returns null when there was no reply and asking again may bring one. */
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
