import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal, requestTimedOut } from '#server/runtime/refusal.ts';
import { refusalReply } from '../error-handler.ts';
import { newRequestId, REQUEST_ID, readRequestId } from '../request-id.ts';
import { plainSecurityHeaders } from '../security-headers.ts';

const TOO_LARGE = new Refusal(431, 'BODY_TOO_LARGE', '보낸 내용이 너무 커요.');
const UNREADABLE = new Refusal(400, 'VALIDATION_FAILED', '요청을 읽을 수 없어요.');

const UNEXPECTED = new Refusal(417, 'VALIDATION_FAILED', '요청을 읽을 수 없어요.');

export function replyToMalformedRequest(
  this: FastifyInstance,
  error: Error & { code?: string },
  socket: Socket,
) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalFor(error.code);
  const reqId = newRequestId();
  writeRefusal(socket, refusal, reqId);
  this.log.info({ reqId, route: 'none', status: refusal.status }, 'answered');
}

const LINGER_MS = 1_000;

export function writeRefusal(socket: Socket, refusal: Refusal, requestId = newRequestId()) {
  const { status, headers, body } = closingReply(refusal, requestId);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const headerLines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines];
  socket.end(`${headerLines.join('\r\n')}\r\n\r\n${body}`);
  socket.resume();
  const limit = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(limit));
}

function closingReply(refusal: Refusal, requestId: string) {
  const { status, headers, body = '' } = refusalReply(refusal);
  const added = {
    [REQUEST_ID]: requestId,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  return { status, body, headers: { ...plainSecurityHeaders, ...headers, ...added } };
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimedOut();
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : UNREADABLE;
}

export function refuseInvalidHeaders(app: FastifyInstance) {
  app.server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const { status, headers, body } = closingReply(UNEXPECTED, readRequestId(request));
    response.writeHead(status, headers).end(body);
  });
  app.addHook('onRequest', ({ raw }, _reply, next) => {
    // Refuse two `Host` headers: a proxy may read the first and the server the second, and
    // attackers exploit the difference.
    const hosts = raw.headersDistinct?.host?.length ?? (raw.headers.host === undefined ? 0 : 1);
    const isOdd = hosts > 1 || (hosts === 0 && raw.httpVersion === '1.1');
    next(isOdd ? UNREADABLE : undefined);
  });
}

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
