import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logReply } from './request-log.ts';

/** The open connection of one stream. */
export type EventConnection = {
  /** Closes the connection of a client that has stopped reading. */
  write(text: string): void;
  /** Ends the reply; a second call changes nothing. */
  end(): void;
};

/** A server-sent event stream; open until one side ends it. */
export class EventStream {
  /** Accepts the connection or throws a refusal. Returns a function to call when it has closed. */
  readonly open: (connection: EventConnection) => () => void;

  constructor(open: EventStream['open']) {
    this.open = open;
  }
}

/** A stream sends a few bytes per second, so a client with this much unread has stopped reading. */
const MAX_UNREAD_BYTES = 64 * 1024;

const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A buffering proxy would delay every event.
  'X-Accel-Buffering': 'no',
  // No request follows a stream, and a stopping server must not wait for an idle connection.
  Connection: 'close',
};

/** Makes the client receive the headers before the first event. */
export const COMMENT = ':\n\n';

export function eventText(name: string, data: object, id?: string): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${idLine}data: ${JSON.stringify(data)}\n\n`;
}

/** Writes nothing before the stream has accepted the connection. */
export function sendEvents(stream: EventStream, request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply;
  if (request.method === 'HEAD') return reply.headers(EVENT_HEADERS).send();
  // The client may have disconnected during authentication.
  if (raw.destroyed) return reply.hijack();
  const closed = stream.open(toConnection(raw));
  raw.once('close', () => {
    closed();
    // A finished reply is logged by its hook.
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
