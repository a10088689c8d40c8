import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/error-handler.ts';
import { isDraining } from './draining.ts';

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
