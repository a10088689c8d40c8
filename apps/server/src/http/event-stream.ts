import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logReply } from './request-log.ts';

export type EventConnection = {
  write(text: string): void;
  end(): void;
};

export class EventStream {
  readonly open: (connection: EventConnection) => () => void;

  constructor(open: EventStream['open']) {
    this.open = open;
  }
}

/**
 * A stream sends a few bytes per second, so a client with this many unread bytes has stopped
 * reading.
 */
const MAX_UNREAD_BYTES = 64 * 1024;

const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // Tells a proxy such as nginx not to buffer the stream: buffering would delay every event.
  'X-Accel-Buffering': 'no',
  // Close the connection after the stream: a stopping server would otherwise wait for an idle
  // connection.
  Connection: 'close',
};

/** An SSE comment makes the client receive the headers before the first event. */
export const COMMENT = ':\n\n';

export function eventText(name: string, data: object, id?: string): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}

export function sendEvents(stream: EventStream, request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply;
  if (request.method === 'HEAD') return reply.headers(EVENT_HEADERS).send();
  // The client may have disconnected during authentication. Its close event has already passed, so
  // nothing would end the stream.
  if (raw.destroyed) return reply.hijack();
  const closed = stream.open(toConnection(raw));
  raw.once('close', () => {
    closed();
    if (!raw.writableFinished) logReply(request, reply);
  });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.headers(EVENT_HEADERS).getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  raw.write(COMMENT);
  return reply;
}

function toConnection(raw: ServerResponse): EventConnection {
  return {
    write: (text) => {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > MAX_UNREAD_BYTES) raw.destroy();
    },
    end: () => {
      raw.end();
    },
  };
}
