import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/runtime/refusal.ts';
import { toErrorBody } from './error-handler.ts';

const TIMED_OUT = new Refusal(408, 'TIMEOUT', '응답이 늦어지고 있어요. 다시 시도해 주세요.');
const TOO_LARGE = new Refusal(431, 'BODY_TOO_LARGE', '보낸 내용이 너무 커요.');
const UNREADABLE = new Refusal(400, 'VALIDATION_FAILED', '요청을 읽을 수 없어요.');

const UNEXPECTED = new Refusal(417, 'VALIDATION_FAILED', '요청을 읽을 수 없어요.');

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/** Replies in the error shape even to what does not parse as HTTP, or stops half-way. */
export function replyToBrokenRequest(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalFor(error.code);
  const body = JSON.stringify(toErrorBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${REASONS[refusal.status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

function refusalFor(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return TIMED_OUT;
  return code === 'HPE_HEADER_OVERFLOW' ? TOO_LARGE : UNREADABLE;
}

/** Refuses with a body what Node would refuse without: `Expect` of anything but 100-continue, no `Host`. */
export function refuseOddHeaders(app: FastifyInstance) {
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify(toErrorBody(UNEXPECTED));
    const headers = {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    };
    response.writeHead(UNEXPECTED.status, headers).end(body);
  });
  app.addHook('onRequest', async ({ headers, raw }) => {
    if (headers.host === undefined && raw.httpVersion === '1.1') throw UNREADABLE;
  });
}
