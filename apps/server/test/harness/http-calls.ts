import type { TestApp } from './test-app.ts';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  token: string;
  body?: unknown;
};

/** Lets the app listen on a free port; answers a function that calls it over HTTP for the status. */
export async function listen({ app }: TestApp): Promise<(request: HttpRequest) => Promise<number>> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (request) => (await send(address, request)).status;
}

export async function send(
  address: string,
  request: HttpRequest,
): Promise<{ status: number; body: unknown }> {
  const { method, path, token, body } = request;
  const answer = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // Too busy for a connection: nothing has been done yet, so it is asked again, as a client would.
  if (answer.status === 503) return send(address, request);
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
}
