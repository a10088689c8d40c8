import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logReply } from './request-log.ts';

/** The open connection of one stream. */
export type EventConnection = {
  /** Cuts off a client that has stopped reading. */
  write(text: string): void;
  /** Ends the reply; a second call changes nothing. */
  end(): void;
};

/** A reply that goes on until one side ends it. */
export class EventStream {
  /** Keeps the connection, or throws the refusal. Returns what to do once it has closed. */
  readonly open: (connection: EventConnection) => () => void;

  constructor(open: EventStream['open']) {
    this.open = open;
  }
}

/** More than a socket takes without the client reading: a stream carries a few bytes a second. */
const LONGEST_UNREAD = 64 * 1024;

const EVENT_HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store',
  // A proxy that gathers replies would hold back every event.
  'X-Accel-Buffering': 'no',
  // Nothing follows a stream, and a server that stops must not wait for the connection to idle.
  Connection: 'close',
};

/** A comment, so that the client has its headers before the first event. */
export const COMMENT = ':\n\n';

export function eventText(name: string, data: object, id?: string): string {
  const mark = id === undefined ? '' : `id: ${id}\n`;
  return `event: ${name}\n${mark}data: ${JSON.stringify(data)}\n\n`;
}

/** Hands the connection over; nothing is written before the stream has accepted it. */
export function sendEvents(stream: EventStream, request: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply;
  if (request.method === 'HEAD') return reply.headers(EVENT_HEADERS).send();
  // The client may have left while its token was checked.
  if (raw.destroyed) return reply.hijack();
  const closed = stream.open(connectionOf(raw));
  raw.once('close', () => {
    closed();
    // What ends by itself is logged like any reply.
    if (!raw.writableFinished) logReply(request, reply);
  });
  reply.hijack();
  for (const [name, value] of Object.entries(reply.headers(EVENT_HEADERS).getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200);
  raw.write(COMMENT);
  return reply;
}

function connectionOf(raw: ServerResponse): EventConnection {
  return {
    write: (text) => {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > LONGEST_UNREAD) raw.destroy();
    },
    end: () => {
      raw.end();
    },
  };
}
