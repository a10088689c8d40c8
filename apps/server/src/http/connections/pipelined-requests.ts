import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { serverBusy } from '#server/runtime/refusal.ts';

const MAX_PIPELINED = 2;

/** The HTTP parser stops reading its chunk of data when `onIncoming` returns this number. */
const STOP_PARSING = 2;

/**
 * `socket.parser` is not documented, but Node has no other way to stop parsing within a chunk of
 * data.
 */
type ParsedSocket = Socket & {
  parser: { onIncoming: (request: IncomingMessage, keepAlive: boolean) => number };
};

/**
 * One chunk of data can hold 2,000 pipelined requests, and parsing them takes 60 ms of CPU time.
 * Browsers do not pipeline. Refuse the third request and parse no further.
 */
export function limitPipelining(app: FastifyInstance) {
  const running = new WeakMap<Socket, number>();
  const isOverLimit = (socket: Socket) => (running.get(socket) ?? 0) > MAX_PIPELINED;
  const add = (socket: Socket, count: number) =>
    running.set(socket, (running.get(socket) ?? 0) + count);

  app.server.on('connection', (socket: ParsedSocket) => {
    const { onIncoming } = socket.parser;
    socket.parser.onIncoming = function parseUpToLimit(request, keepAlive) {
      return isOverLimit(socket) ? STOP_PARSING : onIncoming.call(this, request, keepAlive);
    };
  });
  app.server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    add(socket, 1);
    response.once('close', () => add(socket, -1));
  });
  app.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    if (!isOverLimit(socket)) return next();
    reply.header('Connection', 'close');
    return next(serverBusy());
  });
}
