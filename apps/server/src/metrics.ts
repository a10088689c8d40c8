import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from './context.ts';
import type { Replicas } from './database/replicas/open-replicas.ts';
import { findMany } from './database/run-statement.ts';
import type { DoorbellSubscriber, FanOut } from './fanout/fan-out.ts';
import { serveMetrics } from './http/metrics-endpoint.ts';
import { selectJobSummaries } from './jobs/job.repository.ts';
import { selectOutboxSummaries } from './mail/mail-outbox.repository.ts';
import { selectDeliverySummaries } from './modules/notices/deliveries/delivery.repository.ts';
import {
  COUNTS,
  type CountName,
  type Gauge as Meter,
  type Meters,
  type Reading,
} from './runtime/meters.ts';

/** In seconds. Service levels are defined at 0.3 s and 1 s, so both must be bucket limits. */
const LATENCIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 0.5, 1, 2, 5];

export async function startMetrics(given: {
  context: Context;
  app: FastifyInstance;
  doorbells: Pick<FanOut, 'subscribe'>;
  port: number;
}): ReturnType<typeof serveMetrics> {
  const { context, app, doorbells, port } = given;
  const register = new Registry();
  collectDefaultMetrics({ register });
  // Metrics are read in this order. Measure the pool first: the statements of the other metrics
  // would distort it.
  measurePool(context, register);
  if (context.config.role !== 'worker') measureReplies(app, context, register);
  if (context.config.role !== 'web') measureJobs(context, register);
  doorbells.subscribe(countDoorbells(register));
  if (context.replicas !== undefined) measureReplicas(context.replicas, register);
  for (const name of Object.keys(COUNTS) as CountName[])
    exportCount(context.meters, name, register);
  const registered = new Set<Meter>();
  const read = () => {
    for (const gauge of context.meters.gauges()) {
      if (registered.has(gauge)) continue;
      registered.add(gauge);
      measure(register, gauge);
    }
    return register.metrics();
  };
  const { contentType } = register;
  return serveMetrics({ read, contentType }, { host: context.config.metricsHost, port });
}

function exportCount(meters: Meters, name: CountName, register: Registry): void {
  const { help, label } = COUNTS[name];
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [register],
    collect() {
      this.reset();
      for (const [value, count] of meters.getCounts(name)) this.inc({ [label]: value }, count);
    },
  });
}

function measurePool({ database }: Context, register: Registry): void {
  measure(register, {
    name: 'azit_pool_connections',
    help: 'Connections to the database by state.',
    labels: ['state'],
    read: () => {
      const { busy, idle } = database.load();
      return [
        { state: 'busy', value: busy },
        { state: 'idle', value: idle },
      ];
    },
  });
  measure(register, {
    name: 'azit_pool_waiting',
    help: 'Callers that wait for a connection to the database.',
    read: () => [{ value: database.load().waiting }],
  });
  total(register, {
    name: 'azit_pool_checkouts_total',
    help: 'Connections given to callers.',
    read: () => database.load().checkOuts,
  });
  total(register, {
    name: 'azit_pool_wait_seconds_total',
    help: 'Time that callers waited for a connection.',
    read: () => database.load().waitedMs / 1000,
  });
}

function measureReplicas(replicas: Replicas, register: Registry): void {
  measure(register, {
    name: 'azit_replica_lag_seconds',
    help: 'Lag of a replica, or how long it has been unavailable, by its position in the setting.',
    labels: ['replica'],
    read: () => replicas.lags().map((value, index) => ({ replica: index + 1, value })),
  });
}

function countDoorbells(register: Registry): DoorbellSubscriber {
  const received = new Counter({
    name: 'azit_doorbells_total',
    help: 'Doorbells received by this process, including its own, by event.',
    labelNames: ['event'],
    registers: [register],
  });
  const missed = new Counter({
    name: 'azit_doorbells_missed_total',
    help: 'Times doorbells may have been missed, so that every open page refreshes.',
    registers: [register],
  });
  return { receive: ({ event }) => received.inc({ event }), resync: () => missed.inc() };
}

function measureReplies(app: FastifyInstance, context: Context, register: Registry): void {
  const replies = new Histogram({
    name: 'azit_http_request_duration_seconds',
    help: 'Time to the end of a reply, by route, method and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCIES,
    registers: [register],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    const route = routeOptions.url ?? 'none';
    replies.observe({ method, route, status: statusCode }, elapsedTime / 1000);
  });
  measure(register, {
    name: 'azit_streams_open',
    help: 'Open event streams of this process.',
    read: async () => [{ value: context.streams.count() }],
  });
}

/** All processes see the same database queues, so only job processes report them. */
function measureJobs({ database, clock }: Context, register: Registry): void {
  const waiting = { labels: ['task', 'state'] } as const;
  measure(register, {
    name: 'azit_runs_jobs',
    help: 'This process runs jobs; at least one process must.',
    read: () => [{ value: 1 }],
  });
  const readJobs = () => findMany(database, selectJobSummaries, {});
  measure(register, {
    ...waiting,
    name: 'azit_jobs',
    help: 'Jobs by task and state.',
    read: async () =>
      (await readJobs()).map(({ task, state, jobs }) => ({ task, state, value: jobs })),
  });
  measure(register, {
    ...waiting,
    name: 'azit_job_age_seconds',
    help: 'Age of the oldest job by task and state.',
    read: async () =>
      (await readJobs()).map(({ task, state, oldest_seconds: value }) => ({ task, state, value })),
  });
  measure(register, {
    name: 'azit_mails_waiting',
    help: 'Mails in the outbox, failed or still to be sent.',
    labels: ['state'],
    read: async () =>
      (await findMany(database, selectOutboxSummaries, { now: clock.now() })).map(
        ({ is_failed, mails }) => ({ state: is_failed ? 'failed' : 'waiting', value: mails }),
      ),
  });
  measure(register, {
    name: 'azit_deliveries',
    help: 'Pushes and mails of notices of the last two weeks by state.',
    labels: ['state'],
    read: async () =>
      (await findMany(database, selectDeliverySummaries, { now: clock.now() })).map(
        ({ state, deliveries }) => ({ state, value: deliveries }),
      ),
  });
}

function measure(register: Registry, { name, help, labels = [], read }: Meter): void {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [register],
    async collect() {
      const readings = await readOrNone(read);
      this.reset();
      for (const { value, ...named } of readings) this.set(named, value);
    },
  });
}

async function readOrNone(read: Meter['read']): Promise<readonly Reading[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}

function total(register: Registry, given: { name: string; help: string; read(): number }): void {
  new Counter({
    name: given.name,
    help: given.help,
    registers: [register],
    collect() {
      this.reset();
      this.inc(given.read());
    },
  });
}
