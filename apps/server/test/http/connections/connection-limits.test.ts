import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { limitConnections } from '#server/http/connections/connection-limits.ts';

async function start(limitsRate: boolean) {
  const server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, { total: 100, perAddress: 50, limitsRate });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (localAddress: string): Promise<string> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.write('GET / HTTP/1.1\r\nHost: azit\r\nConnection: close\r\n\r\n');
    const [end] = await Promise.race([once(socket, 'data'), once(socket, 'error')]).catch((e) => [
      e,
    ]);
    socket.destroy();
    return end instanceof Error
      ? String(Object.assign({ code: '' }, end).code)
      : String(end).slice(0, 15);
  };
}

const CONCURRENT = 20;

/** Connects concurrently, so that even a busy machine exceeds the limit. */
async function repeat(count: number, request: () => Promise<string>): Promise<string[]> {
  const replies: string[] = [];
  while (replies.length < count) {
    replies.push(...(await Promise.all(Array.from({ length: CONCURRENT }, request))));
  }
  return replies;
}

test.runIf(process.platform === 'linux')(
  'an address that connects too often is refused, and other addresses are served',
  { timeout: 30_000 },
  async () => {
    const request = await start(true);
    const replies = await repeat(3_000, () => request('127.0.0.1'));
    expect(new Set(replies.slice(0, 1_000))).toEqual(new Set(['HTTP/1.1 200 OK']));
    expect(replies).toContain('ECONNRESET');
    expect(await request('127.0.0.2')).toBe('HTTP/1.1 200 OK');
  },
);

test('the rate of new connections is unlimited behind a proxy', { timeout: 30_000 }, async () => {
  const request = await start(false);
  const replies = await repeat(1_500, () => request('127.0.0.1'));
  expect(new Set(replies)).toEqual(new Set(['HTTP/1.1 200 OK']));
});
