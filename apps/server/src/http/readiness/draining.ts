import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const draining = new WeakSet<Server>();

export function isDraining(app: FastifyInstance): boolean {
  return draining.has(app.server);
}

/**
 * Says that the process is about to stop and goes on serving for so long: a proxy that reads it sends
 * nobody here any more, so nobody is refused when it stops. Connections that get a reply end with it.
 */
export async function drain(app: FastifyInstance, ms: number): Promise<void> {
  if (ms === 0) return;
  draining.add(app.server);
  app.server.prependListener('request', (_request, reply) => {
    reply.setHeader('Connection', 'close');
  });
  await delay(ms);
}
