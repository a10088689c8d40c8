import { parseJson } from '#web/lib/parse-json.ts';
import { offlineError, timeoutError } from './error.ts';

export type Outgoing = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | FormData | undefined;
  signal: AbortSignal | undefined;
  onProgress: ((fraction: number) => void) | undefined;
};

export type Reply = {
  status: number;
  header: (name: string) => string | null;
  body: unknown;
};

export function send(outgoing: Outgoing, limit: number): Promise<Reply> {
  return outgoing.body instanceof FormData
    ? sendForm(outgoing, outgoing.body, limit)
    : sendJson(outgoing, outgoing.body, limit);
}

async function sendJson(
  outgoing: Outgoing,
  body: string | undefined,
  limit: number,
): Promise<Reply> {
  const { method, url, headers, signal } = outgoing;
  const clock = AbortSignal.timeout(limit);
  const either = signal ? AbortSignal.any([signal, clock]) : clock;
  try {
    const early = window.takeEarly?.(outgoing, either);
    const response = await (early ??
      fetch(url, { method, headers, body: body ?? null, credentials: 'include', signal: either }));
    const text = await response.text();
    const { status } = response;
    return { status, header: (name) => response.headers.get(name), body: parseJson(text) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw clock.aborted || isTimeout(error) ? timeoutError() : offlineError(error);
  }
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/** Uses XMLHttpRequest, because fetch does not report upload progress. */
function sendForm(outgoing: Outgoing, form: FormData, limit: number): Promise<Reply> {
  const { method, url, headers, signal, onProgress } = outgoing;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.timeout = limit;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
    });
    xhr.addEventListener('load', () => {
      const header = (name: string) => xhr.getResponseHeader(name);
      resolve({ status: xhr.status, header, body: parseJson(xhr.responseText) });
    });
    xhr.addEventListener('error', () => reject(offlineError()));
    xhr.addEventListener('timeout', () => reject(timeoutError()));
    xhr.addEventListener('abort', () => reject(signal?.reason));
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    xhr.send(form);
  });
}
