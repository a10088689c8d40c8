export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type Request = {
  method: Method;
  path: string;
  token?: string;
  /** Sent as JSON, or as it is when it is a form. */
  body?: object;
};

/** Status 0: there was no answer at all. */
export type Reply = { status: number; body: unknown; headers: Headers; ms: number };

const PATIENCE_MS = 20_000;

/** One request; whatever becomes of it is an answer, never an exception. */
export async function call(url: string, request: Request): Promise<Reply> {
  const { method, path, token, body } = request;
  const begun = performance.now();
  const headers = new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers.set('content-type', 'application/json');
  const payload = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  try {
    const answer = await fetch(`${url}${path}`, { method, headers, signal, ...payload });
    const text = await answer.text();
    const ms = performance.now() - begun;
    return { status: answer.status, body: parse(text), headers: answer.headers, ms };
  } catch {
    return { status: 0, body: undefined, headers: new Headers(), ms: performance.now() - begun };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The value at a path of keys, as in `pick(body, 'data', 'clubId')`. */
export function pick(value: unknown, ...keys: string[]): unknown {
  let found = value;
  for (const key of keys) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([name]) => name === key)?.[1];
  }
  return found;
}
