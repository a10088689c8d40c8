import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export type Seen = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

export type Reply = {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  text?: string;
  after?: Promise<unknown>;
};

export type ApiPeer = {
  origin: string;
  seen: Seen[];
  reply: (request: Seen) => Reply;
  close: () => Promise<void>;
};

export async function startApiPeer(): Promise<ApiPeer> {
  const peer: ApiPeer = { origin: '', seen: [], reply: () => ({}), close: () => close() };
  const server = createServer((request, response) => {
    void respond(peer, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  peer.origin = `http://127.0.0.1:${address.port}`;

  function close(): Promise<void> {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }
  return peer;
}

async function respond(peer: ApiPeer, request: IncomingMessage, response: ServerResponse) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const seen: Seen = {
    method: request.method ?? '',
    path: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
  peer.seen.push(seen);
  const { status = 200, headers = {}, json, text, after } = peer.reply(seen);
  await after;
  const type = json === undefined ? 'text/plain' : 'application/json';
  response.writeHead(status, { 'Content-Type': type, ...headers });
  response.end(json === undefined ? (text ?? '') : JSON.stringify(json));
}
