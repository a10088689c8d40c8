import type { FastifyInstance } from 'fastify';
import { serverBusy } from '#server/runtime/refusal.ts';

const MAX_PIPELINED = 8;

/**
 * Without this limit, a client could send thousands of requests at once over a single connection
 * and bypass the connection limit.
 */
export function limitPipelining(app: FastifyInstance) {
  const connections = new WeakMap<object, { running: number }>();
  // onResponse does not run for an aborted reply. This is harmless: the connection is then closed,
  // and its count is no longer used.
  app.addHook('onResponse', ({ raw: { socket } }, _reply, next) => {
    const connection = connections.get(socket);
    if (connection !== undefined) connection.running -= 1;
    next();
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const connection = connections.get(socket) ?? { running: 0 };
    connections.set(socket, connection);
    connection.running += 1;
    if (connection.running <= MAX_PIPELINED) return next();
    if (connection.running > MAX_PIPELINED + 1) return reply.hijack();
    // Stop reading from the socket: its receive buffer may contain thousands of further requests.
    socket.pause();
    reply.header('Connection', 'close');
    return next(serverBusy());
  });
}
