import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished } from 'vitest';
import { findFaults } from '#test/guarantees/error-shape.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest, type TestApp } from '#test/harness/test-app.ts';

async function listenPort({ app }: TestApp): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function open(port: number, { allowHalfOpen = false } = {}): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen });
  onTestFinished(() => {
    socket.destroy();
  });
  await once(socket, 'connect');
  return socket;
}

async function readToEnd(socket: Socket): Promise<{ head: string; text: string; status: number }> {
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', text = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, text, status: Number(head.split(' ')[1]) };
}

const HALF_HEADERS = 'GET /api/categories/small HTTP/1.1\r\nHost: azit\r\n';
const HALF_BODY =
  'POST /api/members/check HTTP/1.1\r\nHost: azit\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"nick';
const HALF_FORM =
  'POST /api/members HTTP/1.1\r\nHost: azit\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 50\r\n\r\n--b';
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: azit\r\n\r\n';

async function request(socket: Socket): Promise<number> {
  socket.write(REQUEST);
  const [chunk] = await once(socket, 'data');
  return Number(String(chunk).split(' ')[1]);
}

function expectRefused(reply: Awaited<ReturnType<typeof readToEnd>>, status: number) {
  expect(reply.status).toBe(status);
  expect(findFaults({ status, contentType: 'application/json', text: reply.text })).toEqual([]);
  expect(reply.head).toMatch(/^x-content-type-options: nosniff$/im);
}

test('a client has 10 s for its headers and 30 s for the whole request', () => {
  const { headersTimeout, requestTimeout } = server.app.server;
  expect({ headersTimeout, requestTimeout }).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
  });
});

test.each([
  ['nothing at all', ''],
  ['half of its headers', HALF_HEADERS],
  ['half of its body', HALF_BODY],
  ['half of a form', HALF_FORM],
])('a client that sends %s is refused soon after its time limit', async (_what, bytes) => {
  const slow = await startTestAppForTest({});
  slow.app.server.headersTimeout = 100;
  slow.app.server.requestTimeout = 200;
  const socket = await open(await listenPort(slow));
  const begun = performance.now();
  if (bytes !== '') socket.write(bytes);
  expectRefused(await readToEnd(socket), 408);
  // Without these limits, the server would wait for 10 s or more.
  expect(performance.now() - begun).toBeLessThan(9_000);
});

test.each([
  ['half of its headers', HALF_HEADERS],
  ['half of its body', HALF_BODY],
])('a client that sends %s and stays connected is disconnected', async (_what, bytes) => {
  const slow = await startTestAppForTest({ MAX_CONNECTIONS: '1' });
  slow.app.server.headersTimeout = 100;
  slow.app.server.requestTimeout = 200;
  const port = await listenPort(slow);
  const stubborn = await open(port, { allowHalfOpen: true });
  stubborn.on('error', () => undefined);
  stubborn.write(bytes);
  const [reply] = await once(stubborn, 'data');
  expect(String(reply)).toContain('HTTP/1.1 408');
  await expect
    .poll(async () => request(await open(port)).catch(() => 0), { timeout: 4_000 })
    .toBe(200);
});

test('a connection may be idle for 60 s', () => {
  expect(server.app.server.timeout).toBe(60_000);
});

test('a client that never reads its replies is disconnected', async () => {
  const slow = await startTestAppForTest({});
  slow.app.server.timeout = 200;
  const socket = await open(await listenPort(slow));
  socket.pause();
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: azit\r\n\r\n'.repeat(500));
  const connections = () =>
    new Promise((resolve) => slow.app.server.getConnections((_error, count) => resolve(count)));
  await expect.poll(connections, { timeout: 4_000 }).toBe(0);
});

test('an address has a limited number of connections; closing any frees a connection', async () => {
  const port = await listenPort(await startTestAppForTest({ MAX_CONNECTIONS_PER_ADDRESS: '2' }));
  const [first, second] = [await open(port), await open(port)];
  expect([await request(first), await request(second)]).toEqual([200, 200]);
  const third = await open(port);
  third.write(REQUEST);
  const refused = await readToEnd(third);
  expectRefused(refused, 429);
  expect(refused.head).toMatch(/^retry-after: \d+$/im);
  first.destroy();
  await expect.poll(async () => request(await open(port)).catch(() => 0)).toBe(200);
});

test('all addresses together have a limited number of connections', async () => {
  const port = await listenPort(await startTestAppForTest({ MAX_CONNECTIONS: '1' }));
  expect(await request(await open(port))).toBe(200);
  const refused = await readToEnd(await open(port));
  expectRefused(refused, 503);
  expect(refused.head).toMatch(/^retry-after: \d+$/im);
});

test('connections of a trusted proxy do not fall under the limit of a single address', async () => {
  const settings = { MAX_CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: 'on' };
  const port = await listenPort(await startTestAppForTest(settings));
  const sockets = [await open(port), await open(port), await open(port)];
  for (const socket of sockets) expect(await request(socket)).toBe(200);
});
