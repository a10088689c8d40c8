import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { TestApp } from './test-app.ts';

export type StreamClient = {
  reply: IncomingMessage;
  received: string[];
  hasEnded(): boolean;
  ended: Promise<void>;
  close(): void;
};

export async function listen({ app }: TestApp): Promise<string> {
  return app.server.listening ? getAddress(app) : app.listen({ port: 0, host: '127.0.0.1' });
}

function getAddress(app: TestApp['app']): string {
  const address = app.server.address();
  return typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
}

export async function requestStream(
  server: TestApp,
  token: string,
  headers: Record<string, string> = {},
): Promise<{ outgoing: ClientRequest; reply: IncomingMessage }> {
  const outgoing = request(`${await listen(server)}/api/stream`, {
    agent: false,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  outgoing.on('error', () => {});
  onTestFinished(() => {
    outgoing.destroy();
  });
  outgoing.end();
  const [reply] = await once(outgoing, 'response');
  reply.on('error', () => {});
  return { outgoing, reply };
}

export async function openStream(server: TestApp, token: string): Promise<StreamClient> {
  const { outgoing, reply } = await requestStream(server, token);
  if (reply.statusCode !== 200) throw new Error(await text(reply));
  const received: string[] = [];
  let unread = '';
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => reply.once('close', resolve)).then(() => {
    hasEnded = true;
  });
  reply.on('data', (chunk: Buffer) => {
    const parts = (unread + chunk.toString()).split('\n\n');
    unread = parts.pop() ?? '';
    received.push(...parts.map(readEvent));
  });
  return { reply, received, ended, hasEnded: () => hasEnded, close: () => outgoing.destroy() };
}

function readEvent(lines: string): string {
  const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(lines) ?? [];
  return name === undefined ? lines : `${name} ${data}`;
}
