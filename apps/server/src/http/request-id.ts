import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';
/** As proxies make them. Nothing else gets into the log by this header. */
const WELL_FORMED = /^[A-Za-z0-9][\w.:-]{7,63}$/;
const OWN_LENGTH = 12;

/** Returns the id that the proxy before us has given the request, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  const isUsable = typeof given === 'string' && WELL_FORMED.test(given);
  // Short enough to be read to somebody from a screen.
  return isUsable ? given : randomUUID().slice(-OWN_LENGTH);
}

/** Every reply names its request; so does every line of the log about it, as `reqId`. */
export function tellRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID, request.id);
    next();
  });
}
