import { once } from 'node:events';
import {
  createServer,
  request as forward,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export type Line = {
  url: string;
  latency: number;
  /**
   * Loses the first reply to every write and every tenth reply to a read, but never the reply to a
   * retry. `break` closes the connection; `silence` sends nothing until the browser gives up.
   */
  loss: 'none' | 'break' | 'silence';
  lost: number;
  refusesStreams: boolean;
  openStreams: () => number;
  cutStreams: () => void;
  close: () => Promise<void>;
};

/**
 * Starts a proxy in front of the server. Every request reaches the server, even if its reply is
 * lost.
 */
export async function startLine(target: string): Promise<Line> {
  const streams = new Set<ServerResponse>();
  const line: Line = {
    url: '',
    latency: 0,
    loss: 'none',
    lost: 0,
    refusesStreams: false,
    openStreams: () => streams.size,
    cutStreams: () => {
      for (const stream of streams) stream.destroy();
    },
    close: () => close(),
  };
  const isLost = createLossRule();
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request;
    const body = await buffer(request);
    const forwarded = forward(`${target}${url}`, { method, headers, agent: false });
    forwarded.end(body);
    const [reply]: IncomingMessage[] = await once(forwarded, 'response');
    if (reply === undefined) throw new Error('no reply');
    if (reply.headers['content-type']?.startsWith('text/event-stream')) {
      await delay(line.latency);
      passStream(reply, response, line, streams);
      return;
    }
    const content = await buffer(reply);
    if (url?.startsWith('/api/')) {
      if (line.loss !== 'none' && isLost(request, body)) {
        line.lost += 1;
        if (line.loss === 'break') response.destroy();
        return;
      }
      await delay(line.latency);
    }
    // Use one connection per request: browsers silently retry requests that fail on a reused
    // connection, which would hide the lost replies from the app.
    response.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
    response.end(content);
  }

  async function close(): Promise<void> {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  line.url = `http://127.0.0.1:${port}`;
  return line;
}

/** Closes both ends together, so that browser and server agree on which streams are open. */
function passStream(
  reply: IncomingMessage,
  response: ServerResponse,
  line: Line,
  streams: Set<ServerResponse>,
): void {
  if (line.refusesStreams) {
    reply.destroy();
    response.destroy();
    return;
  }
  streams.add(response);
  response.on('close', () => {
    streams.delete(response);
    reply.destroy();
  });
  response.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
  reply.on('error', () => response.destroy());
  reply.on('data', (chunk) => setTimeout(() => response.write(chunk), line.latency));
  reply.on('end', () => setTimeout(() => response.end(), line.latency));
  // Flush the headers now: the browser treats the stream as open only after it has received the
  // headers, and the first event may come much later.
  response.flushHeaders();
}

function createLossRule() {
  const writes = new Set<string>();
  const lostReads = new Set<string>();
  let reads = 0;

  function isReadLost(url: string): boolean {
    if (lostReads.delete(url) || ++reads % 10 !== 0) return false;
    lostReads.add(url);
    return true;
  }

  return ({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean => {
    if (method === 'GET') return isReadLost(url);
    // A chat message has no idempotency key; its clientId has the same role.
    const clientId = /"clientId":"([^"]+)"/.exec(body.toString('latin1'))?.[1];
    const key = String(headers['idempotency-key'] ?? clientId);
    if (writes.has(key)) return false;
    writes.add(key);
    return true;
  };
}
