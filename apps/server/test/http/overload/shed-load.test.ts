import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { LoadShedding, Workload } from '#server/http/overload/load-shedding.ts';
import { shedLoad } from '#server/http/overload/shed-load.ts';
import { readConfig } from '#server/runtime/config.ts';
import { meters } from '#server/runtime/meters.ts';

const origin = 'https://azit.example';

/** Listens and refuses every read; `seen` is the workload it measured. */
async function start(share: number) {
  const seen: Workload[] = [];
  const shedding: LoadShedding = {
    adapt: (workload) => {
      seen.push(workload);
      return share;
    },
    isRefused: (kind) => share > (kind === 'guests-list' ? 0 : 1),
  };
  const app = Fastify();
  const measured = meters();
  const log = pino({ level: 'silent' });
  const load = { busy: 0, idle: 0, waiting: 0, checkOuts: 0, waitedMs: 0 };
  const database = { load: () => load } as Parameters<typeof shedLoad>[1]['database'];
  const config = readConfig({ WEB_ORIGINS: origin });
  shedLoad(app, { config, database, meters: measured, log }, shedding);
  app.all('*', async () => 'served');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const statusOf = async (path: string, init: RequestInit = {}) =>
    (await fetch(`${address}${path}`, init)).status;
  return { address, statusOf, measured, seen };
}

const asMember = { headers: { authorization: 'Bearer x' } };

// covers O4
test('guests’ lists are refused before other reads, and a refusal says in Korean when to come again', async () => {
  const { address, statusOf, measured } = await start(1);
  const reply = await fetch(`${address}/api/clubs/category?cl=1`, { headers: { origin } });
  expect(reply.status).toBe(503);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
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
  const { statusOf } = await start(2);
  expect(await statusOf('/api/clubs/3', asMember)).toBe(503);
  for (const path of [
    '/api/auth/oauth/kakao/callback',
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

test('what is under way is measured, and told while reads are refused', async () => {
  const { seen, measured } = await start(2);
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(1), 10_000);
  expect(seen[0]).toMatchObject({ waitMs: 0, underWay: 0 });
  const share = measured.gauges().find(({ name }) => name === 'azit_overload_share');
  expect(await share?.read()).toEqual([{ value: 2 }]);
});
