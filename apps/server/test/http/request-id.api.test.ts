import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createApp, createHealthApp } from '#server/app.ts';
import { RunningReads } from '#server/http/overload/running-reads.ts';
import { createLogger } from '#server/runtime/logger.ts';
import { startTestApp, startTestAppForTest, type TestApp } from '#test/harness/test-app.ts';

const ORIGIN = 'https://azit.example';
const ID = /^[0-9a-f]{12}$/;

let server: TestApp;
let dist: string;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'azit-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<html><head></head></html>');
  await writeFile(join(dist, 'assets/app-1.js'), 'export {};');
  server = await startTestApp({ WEB_DIST_DIR: dist, WEB_ORIGINS: ORIGIN, SHED_LOAD: 'on' });
});
afterAll(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const json = { 'content-type': 'application/json' };
const preflight = { origin: ORIGIN, 'access-control-request-method': 'POST' };

const requests: [what: string, status: number, request: InjectOptions][] = [
  ['a list', 200, { url: '/api/categories/small' }],
  ['a page', 200, { url: '/' }],
  ['a script', 200, { url: '/assets/app-1.js' }],
  [
    'a script that the client has',
    304,
    { url: '/assets/app-1.js', headers: { 'if-none-match': '*' } },
  ],
  ['a range beyond the end', 416, { url: '/assets/app-1.js', headers: { range: 'bytes=99-' } }],
  ['a picture', 200, { url: '/images/default/profile.webp' }],
  ['the documentation', 200, { url: '/api/docs' }],
  ['health', 200, { url: '/healthz' }],
  ['readiness', 200, { url: '/readyz' }],
  ['a preflight', 204, { method: 'OPTIONS', url: '/api/members/check', headers: preflight }],
  ['a bare OPTIONS', 405, { method: 'OPTIONS', url: '/api/members/check' }],
  ['an unknown call', 404, { url: '/api/nothing' }],
  ['a missing picture', 404, { url: '/images/club_banner/none.webp' }],
  ['a wrong method', 405, { method: 'PUT', url: '/api/categories/small' }],
  ['a login that is missing', 401, { url: '/api/notices' }],
  ['broken JSON', 400, { method: 'POST', url: '/api/members/check', headers: json, payload: '{' }],
  ['a long parameter', 400, { url: `/api/clubs/${'1'.repeat(400)}` }],
  ['/%', 400, { url: '/%' }],
  ['/%zz', 400, { url: '/%zz' }],
  ['/api/%', 400, { url: '/api/%' }],
  ['/images/%', 400, { url: '/images/%' }],
  ['/assets/%e0%a4%a', 400, { url: '/assets/%e0%a4%a' }],
  ['a long broken address', 400, { url: `/api/clubs/%${'a'.repeat(400)}` }],
];

// covers O3 (docs/coverage-statements.md)
test.each(requests)(
  'the reply to %s contains the request id, with status %i',
  async (_, status, request) => {
    const reply = await server.app.inject(request);
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['x-request-id']).toMatch(ID);
    const given = {
      ...request,
      headers: { ...request.headers, 'x-request-id': 'given-by-a-proxy' },
    };
    const again = await server.app.inject(given);
    expect(again.headers['x-request-id']).toBe('given-by-a-proxy');
  },
);

test('the reply to a read that is refused because of overload contains the request id', async () => {
  const busy = vi.spyOn(RunningReads.prototype, 'acquire').mockReturnValue(undefined);
  onTestFinished(() => busy.mockRestore());
  const reply = await server.call({ method: 'GET', url: '/api/clubs/3' });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['x-request-id']).toMatch(ID);
});

test.each([
  ['a malformed address', 'GET /% HTTP/1.1\r\nHost: azit\r\n\r\n', 400],
  ['a malformed request', 'hello\r\n\r\n', 400],
])('%s is logged under the request id of its reply', async (_, bytes, status) => {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => lines.push(line) });
  const app = await createApp({ ...server.context, log });
  onTestFinished(() => app.close());
  const socket = await open(app);
  socket.write(bytes);
  const [reply] = await once(socket, 'data');
  const [, reqId] = /^x-request-id: (.*)\r$/im.exec(String(reply)) ?? [];
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(logged).toMatchObject([{ reqId, status }]);
});

test('every reply of a worker process contains the request id', async () => {
  const app = createHealthApp({ ...server.context, log: pino({ level: 'silent' }) });
  onTestFinished(() => app.close());
  for (const url of ['/healthz', '/readyz', '/api/clubs/3', '/%']) {
    expect((await app.inject({ url })).headers['x-request-id'], url).toMatch(ID);
  }
});

async function open(app: TestApp['app']): Promise<Socket> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  const socket = connect(address.port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const LINE = /^x-request-id: [0-9a-f]{12}\r$/im;

test.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['an unknown Expect header', 'GET / HTTP/1.1\r\nHost: azit\r\nExpect: miracles\r\n\r\n', 417],
])('the reply to %s contains the request id', async (_, bytes, status) => {
  const socket = await open(server.app);
  const replied = readToEnd(socket);
  socket.write(bytes);
  const reply = await replied;
  expect(reply).toContain(`HTTP/1.1 ${status} `);
  expect(reply).toMatch(LINE);
});

test('a refused connection gets a reply with a request id', async () => {
  const { app } = await startTestAppForTest({ MAX_CONNECTIONS_PER_ADDRESS: '1' });
  await open(app);
  const reply = await readToEnd(await open(app));
  expect(reply).toContain('HTTP/1.1 429 ');
  expect(reply).toMatch(LINE);
});

test('a request completed while the server closes is served with a request id', async () => {
  const { app } = await startTestAppForTest({});
  const socket = await open(app);
  socket.write('GET /healthz HTTP/1.1\r\nHost: azit\r\n');
  // The reply to a later request proves that the server has read the first half of this request.
  await (await fetch(`${app.listeningOrigin}/healthz`)).text();
  const closed = app.close();
  await vi.waitFor(() => expect(app.server.listening).toBe(false));
  const replied = readToEnd(socket);
  socket.write('\r\n');
  const reply = await replied;
  await closed;
  expect(reply).toContain('HTTP/1.1 200 ');
  expect(reply).toMatch(/^connection: close\r$/im);
  expect(reply).toMatch(LINE);
});
