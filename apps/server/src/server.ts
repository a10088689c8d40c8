import type { FastifyBaseLogger } from 'fastify';
import { createApp, createHealthApp } from './app.ts';
import { backgroundJobs } from './background-jobs.ts';
import { seedDemo } from './commands/seed-demo/seed-demo.ts';
import type { Context } from './context.ts';
import type { DatabaseConnection } from './database/database.ts';
import { startEmbeddedDatabase } from './database/embedded/embedded-database.ts';
import { type Databases, openDatabases } from './database/replicas/open-databases.ts';
import { requireReachable } from './database/require-reachable.ts';
import { migrate } from './database/schema/migrate.ts';
import { applySessionLimits } from './database/session-limits.ts';
import type { FanOut } from './fanout/fan-out.ts';
import { freeBytesReader, RESERVED_BYTES } from './http/disk-guard.ts';
import { closeGracefully, drain } from './http/readiness/health.ts';
import { loadEngine } from './jobs/engine-log.ts';
import { installJobSchema } from './jobs/install-job-schema.ts';
import { startJobEngine } from './jobs/job-engine.ts';
import { jobQueue } from './jobs/job-queue.ts';
import type { LimitCounts } from './limits/limit-counts.ts';
import { LocalCounts } from './limits/local-counts.ts';
import { mailTransport } from './mail/mail-transport.ts';
import { accessTokens } from './modules/auth/access-token.ts';
import { openImageStore } from './modules/images/open-image-store.ts';
import { createStreams } from './modules/stream/create-streams.ts';
import { type Clock, systemClock } from './runtime/clock.ts';
import type { Config } from './runtime/config.ts';
import { openDataDirectory } from './runtime/data-directory.ts';
import { ensureDiskReserve, RESERVE_BYTES, releaseDiskReserve } from './runtime/disk-reserve.ts';
import { keyedHash } from './runtime/keyed-hash.ts';
import { listCacheVersion } from './runtime/list-cache-version.ts';
import { ACCEPT_BACKLOG, withListenReason } from './runtime/listening.ts';
import { type Meters, meters } from './runtime/meters.ts';
import { positionTokens } from './runtime/position-tokens.ts';
import { loadSecrets, type Secrets } from './runtime/secrets.ts';
import { shareWithProcesses } from './shared-by-processes.ts';

export type RunningServer = {
  address: string;
  hasDemo: boolean;
  finishRequests(): Promise<void>;
  stop(): Promise<void>;
};

type Closers = (() => Promise<void> | void)[];

export async function startServer(config: Config, log: FastifyBaseLogger): Promise<RunningServer> {
  const closers: Closers = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const directory = openDataDirectory(config.dataDir);
    closers.push(directory.release);
    const secrets = await loadSecrets(config, directory.path);
    if (config.role !== 'all' && config.push.vapidKeys === undefined) {
      log.warn('push keys belong to this process only, set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY');
    }
    // Load the job engine in the background while PostgreSQL starts, to shorten the start.
    void loadEngine();
    const { connection, direct } = await prepareDatabase(config, log, closers);
    const traces = config.traces && (await import('./traces.ts')).startTraces(config.traces);
    if (traces !== undefined) closers.push(traces.stop);
    const { databaseReplicaUrls } = config;
    const databases = openDatabases(connection, databaseReplicaUrls, log, traces?.traceStatements);
    closers.push(databases.close);
    const [clock, measured] = [systemClock, meters()];
    const shared = await shareWithProcesses({
      config,
      database: databases.database,
      direct,
      jwtSecret: secrets.jwtSecret,
      clock,
      meters: measured,
      log,
    });
    closers.push(shared.stop);
    const { doorbells, limits } = shared;
    const given = { config, log, databases, clock, secrets, doorbells, limits, meters: measured };
    const context = createContext(given);
    const serves = config.role !== 'worker';
    if (serves) doorbells.listen();
    const hasDemo = serves && config.demo && (await seedDemo(context));
    const app = serves ? await createApp(context, traces) : createHealthApp(context, traces);
    closers.push(() => closeGracefully(app));
    if (config.metricsPort !== undefined) {
      const { startMetrics } = await import('./metrics.ts');
      const metrics = await startMetrics({ context, app, doorbells, port: config.metricsPort });
      closers.push(metrics.stop);
    }
    const listenOptions = { port: config.port, host: config.host, backlog: ACCEPT_BACKLOG };
    const address = await withListenReason(config, () => app.listen(listenOptions));
    if (config.role !== 'web') closers.push(startJobs(context, direct).stop);
    if (config.databaseUrl === undefined) await reserveDiskSpace(config.dataDir, log);
    // Closers run in reverse order. Add draining last, so that it is the first step of a stop.
    if (serves) closers.push(() => (app.server.listening ? drain(app, config.drainMs) : undefined));
    return { address, hasDemo, finishRequests: () => app.close(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Migrations, LISTEN and the job engine need PostgreSQL itself, not a pooler in front of it. */
async function prepareDatabase(config: Config, log: FastifyBaseLogger, closers: Closers) {
  const { connection, direct } = await connectTo(config, log, closers);
  await migrate({ connection: direct, log });
  await applySessionLimits(connection);
  await installJobSchema({ connection: direct, log });
  return { connection, direct };
}

async function connectTo(config: Config, log: FastifyBaseLogger, closers: Closers) {
  const { databaseUrl } = config;
  if (databaseUrl !== undefined) {
    const databaseDirectUrl = config.databaseDirectUrl ?? databaseUrl;
    await requireReachable('DATABASE_URL', databaseUrl);
    if (databaseDirectUrl !== databaseUrl) {
      await requireReachable('DATABASE_DIRECT_URL', databaseDirectUrl);
    }
    return {
      connection: { connectionString: databaseUrl },
      direct: { connectionString: databaseDirectUrl },
    };
  }
  freeDiskSpace(config.dataDir, log);
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, log });
  closers.push(embedded.stop);
  return { connection: embedded.connection, direct: embedded.connection };
}

/**
 * The embedded PostgreSQL does not start on a full disk, so this deletes the reserve file. The
 * freed space is less than writes need, so the server stays read-only until an operator frees more.
 */
function freeDiskSpace(dataDir: string, log: FastifyBaseLogger): void {
  const free = freeBytesReader(dataDir)();
  if (free >= RESERVED_BYTES) return;
  log.error('disk almost full, starting read-only');
  if (free < RESERVED_BYTES - RESERVE_BYTES) releaseDiskReserve(dataDir);
}

/** A failure is only logged, because the server works without a reserve. */
async function reserveDiskSpace(dataDir: string, log: FastifyBaseLogger): Promise<void> {
  const disk = { freeBytes: freeBytesReader(dataDir), neededBytes: RESERVED_BYTES };
  await ensureDiskReserve(dataDir, disk).catch((error: unknown) =>
    log.warn({ err: error }, 'disk reserve not created'),
  );
}

function startJobs(context: Context, connection: DatabaseConnection) {
  const mails = mailTransport(context.config, (block) => process.stdout.write(block));
  const tasks = backgroundJobs(context, mails);
  return startJobEngine({ connection, tasks, queue: context.jobs, log: context.log });
}

function createContext(given: {
  config: Config;
  log: FastifyBaseLogger;
  databases: Databases;
  clock: Clock;
  secrets: Secrets;
  doorbells: FanOut;
  limits: LimitCounts;
  meters: Meters;
}): Context {
  const { config, log, clock, doorbells, limits } = given;
  const { database, replicas } = given.databases;
  const { jwtSecret, vapidKeys } = given.secrets;
  const lists = listCacheVersion();
  doorbells.subscribe(lists);
  if (replicas !== undefined) {
    doorbells.subscribe({ receive: (_, position) => replicas.note(position), resync: () => {} });
  }
  const tokens = positionTokens(jwtSecret);
  const streams = createStreams({ config, clock, log, database, replicas, positionTokens: tokens });
  doorbells.subscribe(streams);
  return {
    config,
    log,
    database,
    replicas,
    positionTokens: tokens,
    clock,
    tokens: accessTokens(jwtSecret, clock),
    keyedHash: keyedHash(jwtSecret),
    vapidKeys,
    images: openImageStore(config, clock),
    listCacheVersion: lists,
    limits,
    localCounts: new LocalCounts(),
    meters: given.meters,
    jobs: jobQueue(database, log),
    doorbells,
    streams,
  };
}
