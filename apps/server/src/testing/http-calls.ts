import type { TestApp } from './test-app.ts';

type Request = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  token: string;
  body?: unknown;
};

/** Lets the app listen on a free port; answers a function that calls it over HTTP for the status. */
export async function listen({ app }: TestApp): Promise<(request: Request) => Promise<number>> {
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const call = async (request: Request): Promise<number> => {
    const { method, path, token, body } = request;
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    // Too busy for a connection: nothing has been done yet, so it is asked again, as a client would.
    return answer.status === 503 ? call(request) : answer.status;
  };
  return call;
}
