import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import type { DoorbellSubscriber } from '#server/fanout/fan-out.ts';
import { startMetrics } from '#server/metrics.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

async function startMeasured(given: { replicaLags?: number[]; settings?: NodeJS.ProcessEnv } = {}) {
  const { replicaLags, settings = {} } = given;
  const { app, context, call } = await startTestAppForTest({ SHED_LOAD: 'on', ...settings });
  if (replicaLags !== undefined) {
    context.replicas = { lags: () => replicaLags } as NonNullable<typeof context.replicas>;
  }
  const subscribers: DoorbellSubscriber[] = [];
  const doorbells = { subscribe: (one: DoorbellSubscriber) => void subscribers.push(one) };
  const { host, port, stop } = await startMetrics({ context, app, doorbells, port: 0 });
  onTestFinished(stop);
  const fetchPath = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    context,
    call,
    host,
    subscribers,
    fetchPath,
    read: async () => (await fetchPath('/metrics')).text(),
  };
}

test('replies are measured by route, method and status, never by URL', async () => {
  const { call, read } = await startMeasured();
  await call({ method: 'GET', url: '/api/clubs/category?cl=1' });
  await call({ method: 'GET', url: '/api/clubs/category?cl=1' });
  await call({ method: 'GET', url: '/api/clubs/77' });
  const text = await read();
  expect(text).toContain(
    'azit_http_request_duration_seconds_count{method="GET",route="/api/clubs/category",status="200"} 2',
  );
  expect(text).toContain('route="/api/clubs/:clubId"');
  expect(text).not.toContain('/api/clubs/77');
});

test('process, stream, doorbell, job, mail and delivery metrics are reported', async () => {
  const { read, subscribers } = await startMeasured();
  for (const { receive, resync } of subscribers) {
    receive({ event: 'lists' }, 0n);
    resync();
  }
  const text = await read();
  for (const line of [
    'nodejs_eventloop_lag_p99_seconds',
    'azit_streams_open 0',
    'azit_doorbells_total{event="lists"} 1',
    'azit_doorbells_missed_total 1',
    'azit_jobs',
    'azit_job_age_seconds',
    'azit_mails_waiting',
    'azit_deliveries',
  ]) {
    expect(text).toContain(line);
  }
});

// covers O2 (docs/coverage-statements.md)
test('connections, caches, refusals by limits and gauges registered later are reported', async () => {
  const { call, context, read } = await startMeasured();
  for (let count = 0; count < 2; count += 1) {
    await call({ method: 'GET', url: '/api/clubs/category?cl=1' });
  }
  context.meters.count('azit_limits_refused_total', 'loginAddress');
  await read();
  const later = { name: 'azit_later', help: 'h', labels: ['part'] } as const;
  context.meters.addGauge({ ...later, read: () => [{ part: '1', value: 0.5 }] });
  const away = { name: 'azit_away', help: 'h', labels: ['state'] } as const;
  context.meters.addGauge({ ...away, read: () => Promise.reject(new Error('away')) });
  const text = await read();
  expect(text).toMatch(/azit_pool_connections{state="idle"} [1-9]/);
  expect(text).toMatch(/azit_pool_waiting \d/);
  expect(text).toMatch(/azit_pool_checkouts_total [1-9]/);
  expect(text).toMatch(/azit_pool_wait_seconds_total \d/);
  for (const line of [
    'azit_cache_misses_total{cache="pages"} 1',
    'azit_cache_hits_total{cache="pages"} 1',
    'azit_limits_refused_total{rule="loginAddress"} 1',
    'azit_later{part="1"} 0.5',
  ]) {
    expect(text).toContain(line);
  }
});

test.each([
  [{}, '127.0.0.1'],
  [{ HOST: '0.0.0.0' }, '127.0.0.1'],
  [{ METRICS_HOST: '0.0.0.0' }, '0.0.0.0'],
])('with the settings %j the metrics server listens on %s', async (settings, expected) => {
  const { host, read } = await startMeasured({ settings });
  expect(host).toBe(expected);
  expect(await read()).toContain('azit_pool_waiting');
});

test('the metric of statements waiting for a connection is 0 while the program is idle', async () => {
  const { read } = await startMeasured();
  for (let count = 0; count < 3; count += 1) {
    expect(await read()).toMatch(/^azit_pool_waiting 0$/m);
  }
});

test('the metrics port serves only the metrics', async () => {
  const { fetchPath } = await startMeasured();
  expect((await fetchPath('/api/clubs/category?cl=1')).status).toBe(404);
});

const deployed = (file: string) =>
  readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');

// covers O2 (docs/coverage-statements.md)
test('every metric used in the alerts and the dashboard is reported', async () => {
  const { read } = await startMeasured();
  const reported = (await read()).matchAll(/^# TYPE (\w+)/gm);
  const known = new Set([...reported].map(([, name]) => name));
  for (const name of ['azit_limits_fallback', 'azit_replica_lag_seconds']) known.add(name);
  for (const file of ['prometheus/alerts.yaml', 'grafana/azit.json']) {
    const named = deployed(file).matchAll(/\b((?:azit|nodejs|process)_\w+?)(_bucket|_count)?\b/g);
    const looked = [...named].map(([, name]) => name);
    expect(looked.length).toBeGreaterThan(20);
    expect(looked.filter((name) => !known.has(name))).toEqual([]);
  }
});

// covers O2 (docs/coverage-statements.md)
test('the lag metric of each replica has the name used by its alert', async () => {
  const { read } = await startMeasured({ replicaLags: [0.5, 12] });
  const text = await read();
  expect(text).toContain('azit_replica_lag_seconds{replica="1"} 0.5');
  expect(text).toContain('azit_replica_lag_seconds{replica="2"} 12');
  const alerts = readFileSync('deploy/prometheus/alerts.yaml', 'utf8');
  expect(alerts).toContain('azit_replica_lag_seconds');
});
