import { Agent, request as openRequest } from 'node:http';
import type { BadRequest } from './bad-request.ts';

export type Received = { status: number; contentType: string; text: string; ms: number };

export function createSender(address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const { hostname, port } = new URL(address);
  const send = ({ method, path, query, headers, body }: BadRequest): Promise<Received> =>
    new Promise((resolve, reject) => {
      const started = performance.now();
      const type = body?.contentType;
      const outgoing = openRequest({
        agent,
        hostname,
        port,
        method,
        path: query === '' ? path : `${path}?${query}`,
        headers: {
          ...headers,
          ...(type === undefined ? {} : { 'content-type': type }),
          ...(body === undefined ? {} : { 'content-length': String(body.bytes.length) }),
        },
      });
      outgoing.on('error', reject);
      outgoing.on('response', (reply) => {
        const chunks: Buffer[] = [];
        const contentType = String(reply.headers['content-type']);
        reply.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          // An event stream never ends, so close the reply after its headers.
          if (contentType.startsWith('text/event-stream')) reply.destroy();
        });
        reply.on('error', reject);
        reply.on('close', () =>
          resolve({
            status: reply.statusCode ?? 0,
            contentType,
            text: Buffer.concat(chunks).toString(),
            ms: performance.now() - started,
          }),
        );
      });
      outgoing.end(body?.bytes);
    });
  return { send, close: () => agent.destroy() };
}
