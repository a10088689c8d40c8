import type { FastifyInstance } from 'fastify';
import type { Context } from '#server/context.ts';
import { int } from '#server/database/column.ts';
import { findOne } from '#server/database/run-statement.ts';
import { statement } from '#server/database/statement.ts';
import { RETRY_AFTER_SECONDS } from '#server/http/error-handler.ts';
import { isDraining } from './draining.ts';

const selectOne = statement({
  name: 'select_one',
  text: 'select 1 as one',
  params: {},
  row: { one: int },
});

export function addHealthChecks(app: FastifyInstance, { database }: Context) {
  const quiet = { logLevel: 'warn' as const };
  app.get('/healthz', quiet, async () => ({ status: 'alive' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    if (isDraining(app)) return reply.code(503).send({ status: 'draining' });
    try {
      await findOne(database, selectOne, {});
      return { status: 'ready' };
    } catch {
      return reply
        .code(503)
        .header('Retry-After', RETRY_AFTER_SECONDS)
        .send({ status: 'database unavailable' });
    }
  });
}
