export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type Request = {
  method: Method;
  path: string;
  token?: string;
  body?: object;
  /** Sent as `Idempotency-Key`. */
  key?: string;
};

/** Status 0 means that no reply arrived. */
export type Reply = { status: number; body: unknown; headers: Headers; ms: number };

const CALL_LIMIT_MS = 20_000;

export async function call(url: string, request: Request): Promise<Reply> {
  const { method, path, token, body, key } = request;
  const started = performance.now();
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  if (key !== undefined) headers.set('idempotency-key', key);
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const payload = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const signal = AbortSignal.timeout(CALL_LIMIT_MS);
  try {
    const reply = await fetch(`${url}${path}`, { method, headers, signal, ...payload });
    const text = await reply.text();
    const ms = performance.now() - started;
    return { status: reply.status, body: parse(text), headers: reply.headers, ms };
  } catch {
    return { status: 0, body: undefined, headers: new Headers(), ms: performance.now() - started };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function pick(value: unknown, ...keys: string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([name]) => name === key)?.[1];
  }
  return found;
}
