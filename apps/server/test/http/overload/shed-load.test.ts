import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { releaseSlotsWithReply } from '#server/http/overload/held-slots.ts';
import { limitCallers } from '#server/http/overload/limit-callers.ts';
import { type ReadKind, RunningReads } from '#server/http/overload/running-reads.ts';
import { shedLoad } from '#server/http/overload/shed-load.ts';
import { readConfig } from '#server/runtime/config.ts';
import { meters } from '#server/runtime/meters.ts';

const origin = 'https://azit.example';
const asMember = { headers: { authorization: 'Bearer x' } };

const CLUB = '/api/clubs/3';

function fill(runningReads: RunningReads, kind: ReadKind): (() => void)[] {
  const taken: (() => void)[] = [];
  for (;;) {
    const release = runningReads.acquire(kind);
    if (release === undefined) return taken;
    taken.push(release);
  }
}

async function start(kinds: ReadKind[] = [], work: () => Promise<string> = async () => 'served') {
  const runningReads = new RunningReads();
  const taken = kinds.flatMap((kind) => fill(runningReads, kind));
  const app = Fastify();
  releaseSlotsWithReply(app);
  const measured = meters();
  const given = { config: readConfig({ WEB_ORIGINS: origin }), meters: measured };
  limitCallers(app, { ...given, tokens: { read: async () => undefined } });
  shedLoad(app, given, runningReads);
  for (const url of ['/api/clubs/category', '/api/clubs/areas', '/api/clubs/:clubId', '*'])
    app.all(url, work);
  for (const url of ['/api/auth/oauth/kakao/callback', '/api/stream', '/api/clubs/:clubId/signups'])
    app.all(url, work);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const getStatus = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${address}${path}`, init)).status;
  const send = (target: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    socket.write(`GET ${target} HTTP/1.1\r\nHost: azit\r\n\r\n`);
    return socket;
  };
  const connections = () =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  return { address, getStatus, send, connections, measured, runningReads, taken };
}

// covers O4 (docs/coverage-statements.md)
test('guests’ list requests without a free slot are refused while other reads succeed', async () => {
  const { address, getStatus, measured } = await start(['guests-list']);
  const reply = await fetch(`${address}/api/clubs/category?cl=1`, { headers: { origin } });
  expect(reply.status).toBe(503);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reply.headers.get('x-request-id')).not.toBeNull();
  expect(await reply.json()).toEqual({
    status: 503,
    code: 'SERVER_BUSY',
    message: '지금은 요청이 많아요. 잠시 후 다시 시도해 주세요.',
  });
  expect(measured.getCounts('azit_overload_refusals_total').get('guests-list')).toBe(1);
  expect(await getStatus('/api/clubs/areas')).toBe(503);
  expect(await getStatus('/api/clubs/category?cl=1', asMember)).toBe(200);
  expect(await getStatus('/api/clubs/3')).toBe(200);
});

// covers O4 (docs/coverage-statements.md)
test('writes, logins, health, pages and images are served while reads are refused', async () => {
  const { getStatus } = await start(['guests-list', 'read']);
  expect(await getStatus('/api/clubs/3', asMember)).toBe(503);
  for (const path of [
    '/api/auth/oauth/kakao/callback',
    '/api/stream',
    '/healthz',
    '/azit/detail/3',
    '/images/a',
  ]) {
    expect(await getStatus(path), path).toBe(200);
  }
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    expect(await getStatus('/api/clubs/3/signups', { method, ...asMember }), method).toBe(200);
  }
});

// covers O4 (docs/coverage-statements.md)
test('a released slot is taken by the next read and is free after that reply', async () => {
  const { getStatus, runningReads, measured, taken } = await start(['read']);
  expect(await getStatus('/api/clubs/3')).toBe(503);
  taken[0]?.();
  const free = runningReads.count('read');
  expect(await getStatus('/api/clubs/3')).toBe(200);
  await vi.waitFor(() => expect(runningReads.count('read')).toBe(free));
  const gauge = measured.gauges().find(({ name }) => name === 'azit_reads_under_way');
  expect(await gauge?.read()).toEqual([
    { kind: 'guests-list', value: 0 },
    { kind: 'read', value: free },
  ]);
});

test('guests’ list requests have fewer slots than other reads', () => {
  const runningReads = new RunningReads();
  for (const kind of ['guests-list', 'read'] as const) fill(runningReads, kind);
  expect(runningReads.count('guests-list')).toBeLessThan(runningReads.count('read'));
});

test('a refused read releases the slot of its caller', async () => {
  const { getStatus } = await start(['read']);
  for (let turn = 0; turn < 20; turn += 1) expect(await getStatus(CLUB)).toBe(503);
});

// covers O4 (docs/coverage-statements.md)
test.each([
  ['an encoded letter in its path', '/%61pi/clubs/3'],
  ['a scheme and a host', `http://azit.example${CLUB}`],
])('a read without a free slot is also refused for a URL with %s', async (_, target) => {
  const { send } = await start(['read']);
  const [reply] = await once(send(target), 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 503/);
});

// covers O4 (docs/coverage-statements.md)
test('a HEAD request takes a slot, like a GET request', async () => {
  const { getStatus } = await start(['read']);
  expect(await getStatus(CLUB, { method: 'HEAD' })).toBe(503);
});

// covers O4 (docs/coverage-statements.md)
test('a client that does not read a long reply occupies no slot', async () => {
  const work = vi.fn(async () => 'x'.repeat(20_000_000));
  const { send, runningReads } = await start([], work);
  const socket = send(CLUB).pause();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(runningReads.count('read')).toBe(0));
  expect(socket.bytesRead).toBeLessThan(20_000_000);
});

// covers O4 (docs/coverage-statements.md)
test('the slot of a disconnected client stays occupied until its handler has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { send, runningReads, connections } = await start([], () => promise);
  const socket = send(CLUB);
  await vi.waitFor(() => expect(runningReads.count('read')).toBe(1));
  socket.destroy();
  await expect.poll(connections).toBe(0);
  expect(runningReads.count('read')).toBe(1);
  resolve('served');
  await vi.waitFor(() => expect(runningReads.count('read')).toBe(0));
});
