import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';
/** Any other header value must not reach the log. */
const WELL_FORMED = /^[A-Za-z0-9][\w.:-]{7,63}$/;
/** Twelve characters are short enough to read aloud. */
const ID_BYTES = 6;
/** Generate random bytes in batches: generating them per id costs four times as much. */
const reserve = Buffer.alloc(ID_BYTES * 256);
let used = reserve.length;

export function newRequestId(): string {
  if (used === reserve.length) {
    randomFillSync(reserve);
    used = 0;
  }
  used += ID_BYTES;
  return reserve.toString('hex', used - ID_BYTES, used);
}

export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[REQUEST_ID];
  const isUsable = typeof given === 'string' && WELL_FORMED.test(given);
  return isUsable ? given : newRequestId();
}

export function addRequestIdHeader(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header(REQUEST_ID, request.id);
    next();
  });
}
