import type { Reply } from './transport.ts';

const longestPause = 10_000;
const pauseAfterFailure = 1_000;

const refused = new Map<string, { reply: Reply; until: number }>();

export function pauseBeforeNext(method: string, reply: Reply): number | null {
  const wanted = retryAfter(reply);
  if (wanted !== null) return wanted <= longestPause ? wanted : null;
  return method === 'GET' && reply.status >= 500 ? pauseAfterFailure : null;
}

/**
 * Remembers a 503 reply until its Retry-After time, so that a manual retry also waits until then.
 */
export function noteReply(request: string, reply: Reply): void {
  const wanted = retryAfter(reply);
  if (wanted === null) refused.delete(request);
  else refused.set(request, { reply, until: performance.now() + wanted });
}

export async function busyEnds(request: string, signal?: AbortSignal): Promise<Reply | null> {
  const busy = refused.get(request);
  if (!busy) return null;
  const left = busy.until - performance.now();
  if (left > longestPause) return busy.reply;
  await pause(left, signal);
  return null;
}

export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function retryAfter({ status, header }: Reply): number | null {
  const seconds = status === 503 ? Number(header('Retry-After')) : 0;
  return seconds > 0 ? seconds * 1_000 : null;
}
