import type { FastifyInstance } from 'fastify';
import { serverBusy } from '#server/runtime/refusal.ts';

/** No browser and no proxy sends a request before the reply to the last one has come. */
const AT_ONCE = 8;

/**
 * Refuses what one connection asks for beyond a few requests under way, and closes it: otherwise one
 * connection is as good as thousands, and the limit of connections is none.
 */
export function limitPipelining(app: FastifyInstance) {
  const underWay = new WeakMap<object, number>();
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count <= AT_ONCE) return next();
    // Only the first refusal is written: what stands behind it goes down with the connection.
    if (count > AT_ONCE + 1) return reply.hijack();
    reply.header('Connection', 'close');
    return next(serverBusy());
  });
}
