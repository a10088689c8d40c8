import type { FastifyInstance } from 'fastify';
import { serverBusy } from '#server/runtime/refusal.ts';

/** No browser and no proxy sends a request before the reply to the last one has come. */
const AT_ONCE = 8;

/**
 * Refuses what one connection asks for beyond a few requests under way, and closes it: otherwise one
 * connection is as good as thousands, and the limit of connections is none.
 */
export function limitPipelining(app: FastifyInstance) {
  const connections = new WeakMap<object, { underWay: number }>();
  // Not heard of a reply that its client gave up; but then there is no connection any more either.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, next) => {
    const connection = connections.get(socket);
    if (connection !== undefined) connection.underWay -= 1;
    next();
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const connection = connections.get(socket) ?? { underWay: 0 };
    connections.set(socket, connection);
    connection.underWay += 1;
    if (connection.underWay <= AT_ONCE) return next();
    // Only the first refusal is written: what stands behind it goes down with the connection.
    if (connection.underWay > AT_ONCE + 1) return reply.hijack();
    reply.header('Connection', 'close');
    return next(serverBusy());
  });
}
