import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/error-handler.ts';

export function addHealthChecks(app: FastifyInstance, { database }: Context) {
  const quiet = { logLevel: 'warn' as const };
  app.get('/healthz', quiet, async () => ({ status: 'alive' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (isDraining(app)) return reply.code(503).send({ status: 'draining' });
    if (await database.ping()) return { status: 'ready' };
    return reply
      .code(503)
      .header('Retry-After', RETRY_AFTER_SECONDS)
      .send({ status: 'database unavailable' });
  });
}

const CLOSE_LIMIT_MS = 6_000;

export async function closeGracefully(
  app: FastifyInstance,
  limitMs = CLOSE_LIMIT_MS,
): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
}

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
