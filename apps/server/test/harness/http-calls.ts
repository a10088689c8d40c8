import type { TestApp } from './test-app.ts';

export type HttpRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  token: string;
  body?: unknown;
};

export async function listen({ app }: TestApp): Promise<(request: HttpRequest) => Promise<number>> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return async (request) => (await send(address, request)).status;
}

export async function send(
  address: string,
  request: HttpRequest,
): Promise<{ status: number; body: unknown }> {
  const { method, path, token, body } = request;
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (reply.status === 503) return send(address, request);
  return { status: reply.status, body: text === '' ? undefined : JSON.parse(text) };
}
