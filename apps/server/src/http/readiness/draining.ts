import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<Server>();

export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app.server);
}

/**
 * Report "draining" some time before stopping: the proxy then sends no more requests that would
 * have to be refused.
 */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  if (ms === 0) return;
  draining.add(app.server);
  app.server.prependListener('request', (_request, reply) => {
    reply.setHeader('Connection', 'close');
  });
  await delay(ms);
}
