import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<Server>();

export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app.server);
}

/**
 * Reports "draining" some time before the server stops, so that the proxy sends no further
 * requests: the server would have to refuse them.
 */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  if (ms === 0) return;
  draining.add(app.server);
  app.server.prependListener('request', (_request, reply) => {
    reply.setHeader('Connection', 'close');
  });
  await delay(ms);
}
