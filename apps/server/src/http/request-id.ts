import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID = 'x-request-id';
/**
 * Clients may send any text as a request id, and only text that matches this pattern may reach the
 * log.
 */
const WELL_FORMED = /^[A-Za-z0-9][\w.:-]{7,63}$/;
/** Twelve hexadecimal characters are short enough for a user to read the id to an operator. */
const ID_LENGTH = 12;

export function newRequestId(): string {
  return randomUUID().slice(-ID_LENGTH);
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
