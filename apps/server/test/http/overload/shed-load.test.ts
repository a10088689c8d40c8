import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type ReadKind, ReadsUnderWay } from '#server/http/overload/reads-under-way.ts';
import { shedLoad } from '#server/http/overload/shed-load.ts';
import { readConfig } from '#server/runtime/config.ts';
import { meters } from '#server/runtime/meters.ts';

const origin = 'https://azit.example';
const asMember = { headers: { authorization: 'Bearer x' } };

/** Listens with every place of these kinds taken. */
async function startFull(...kinds: ReadKind[]) {
  const underWay = new ReadsUnderWay();
  for (const kind of kinds) while (underWay.enter(kind));
  const app = Fastify();
  const measured = meters();
  shedLoad(app, { config: readConfig({ WEB_ORIGINS: origin }), meters: measured }, underWay);
  app.all('*', async () => 'served');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const statusOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${address}${path}`, init)).status;
  return { address, statusOf, measured, underWay };
}

// covers O4
test('guests’ lists without a place are refused while other reads go on, and a refusal says in Korean when to come again', async () => {
  const { address, statusOf, measured } = await startFull('guests-list');
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
  expect(measured.countsOf('azit_overload_refusals_total').get('guests-list')).toBe(1);
  expect(await statusOf('/api/clubs/category?cl=1', asMember)).toBe(200);
  expect(await statusOf('/api/clubs/3')).toBe(200);
});

// covers O4
test('writes, logins, health, pages and images are answered while all reads are refused', async () => {
  const { statusOf } = await startFull('guests-list', 'read');
  expect(await statusOf('/api/clubs/3', asMember)).toBe(503);
  for (const path of [
    '/api/auth/oauth/kakao/callback',
    '/api/stream',
    '/healthz',
    '/azit/detail/3',
    '/images/a',
  ]) {
    expect(await statusOf(path), path).toBe(200);
  }
  for (const method of ['POST', 'PATCH', 'PUT', 'DELETE']) {
    expect(await statusOf('/api/clubs/3/signups', { method, ...asMember }), method).toBe(200);
  }
});

// covers O4
test('a place that is free again is taken by the next read, and free after its reply', async () => {
  const { statusOf, underWay, measured } = await startFull('read');
  expect(await statusOf('/api/clubs/3')).toBe(503);
  underWay.leave('read');
  const free = underWay.count('read');
  expect(await statusOf('/api/clubs/3')).toBe(200);
  await vi.waitFor(() => expect(underWay.count('read')).toBe(free));
  const gauge = measured.gauges().find(({ name }) => name === 'azit_reads_under_way');
  expect(await gauge?.read()).toEqual([
    { kind: 'guests-list', value: 0 },
    { kind: 'read', value: free },
  ]);
});

test('guests’ lists have fewer places than other reads', () => {
  const underWay = new ReadsUnderWay();
  for (const kind of ['guests-list', 'read'] as const) while (underWay.enter(kind));
  expect(underWay.count('guests-list')).toBeLessThan(underWay.count('read'));
});
