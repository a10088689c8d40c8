import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';

const MAX_LENGTH = 4_096;
const TOO_LONG = new Refusal(414, 'VALIDATION_FAILED', '주소가 너무 길어요.');

/**
 * Fastify calls this function before routing. The time of routing grows with the length of the URL,
 * so replace long URLs.
 */
export function shortenLongAddress({ url = '/' }: IncomingMessage): string {
  return url.length > MAX_LENGTH ? '/' : url;
}

/** Add this hook after the rate limits, so that they also delay a flood of long URLs. */
export function refuseLongAddresses(app: FastifyInstance) {
  app.addHook('onRequest', ({ originalUrl }, _reply, next) =>
    next(originalUrl.length > MAX_LENGTH ? TOO_LONG : undefined),
  );
}
