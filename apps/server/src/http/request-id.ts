import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';
/** As proxies make them. Nothing else gets into the log by this header. */
const WELL_FORMED = /^[A-Za-z0-9][\w.:-]{7,63}$/;
/** Twelve letters: short enough to be read to somebody from a screen. */
const OWN_BYTES = 6;
/** Random bytes for the next ids: to ask for them one id at a time costs four times as much. */
const reserve = Buffer.alloc(OWN_BYTES * 256);
let used = reserve.length;

/** For a request that never became readable, too. */
export function newRequestId(): string {
  if (used === reserve.length) {
    randomFillSync(reserve);
    used = 0;
  }
  used += OWN_BYTES;
  return reserve.toString('hex', used - OWN_BYTES, used);
}

/** Returns the id that the proxy before us has given the request, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  const isUsable = typeof given === 'string' && WELL_FORMED.test(given);
  return isUsable ? given : newRequestId();
}

/** Every reply names its request; so does every line of the log about it, as `reqId`. */
export function tellRequestId(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID, request.id);
    next();
  });
}
