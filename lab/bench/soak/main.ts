import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { toDatabaseUrl } from '../../../apps/server/test/harness/run-operator.ts';
import { memorySettings } from '../../../scripts/supervise.mjs';
import { formContent } from '../../client/load.ts';
import { form } from '../../client/member.ts';
import { type Answered, sendPaced } from '../../client/open-load.ts';
import { openEventStream } from '../../client/stream-client.ts';
import { percentile } from '../../figures/percentile.ts';
import { say } from '../../limit.mjs';
import { freePort } from '../../processes/free-port.ts';
import { type ServerProcess, startServer } from '../../processes/server-process.ts';
import { addRooms } from '../chat/chat-world.ts';
import { type BenchViewer, logInViewers, renewTokens } from '../worlds/log-in-viewers.ts';
import { SMALL_WORLD, withSmallDatabase } from '../worlds/small-database.ts';
import { countFailed, type FailedReplies, isDefect, renderFailed } from './failed-replies.ts';
import { findGrowth, isTooMuch, renderGrowth } from './growth.ts';
import { type Sample, takeSample, type Watched } from './samples.ts';
import { openClubs, soakRequests } from './soak-load.ts';

// npm run lab -- soak: constant mixed load on a serving process and a worker. Samples memory, file
// descriptors, database connections and table sizes, and exits with 1 if one of them grows faster
// than its limit, or if a reply has a status from 500 other than 503. Linux only.

const SECRET = 'a-secret-only-for-the-soak-0123456789abcdef';
const ROOMS = { rooms: 200, perRoom: 8, members: SMALL_WORLD.members };
const STREAMS = 200;
const CLIENTS = 48;
const SAMPLE_EVERY_MS = 10_000;
const WARM_SHARE = 0.25;
const MAX_WARM_MINUTES = 15;
/** Renew long before the access tokens expire, which they do after 30 minutes. */
const RENEW_EVERY_MINUTES = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '120' },
    // Half of the 752 requests a second that bench:overload measured.
    rate: { type: 'string', default: '376' },
  },
});
const minutes = Number(values.minutes);
const rate = Number(values.rate);

async function startWatched(name: string, settings: Record<string, string>, shelf: string) {
  const dataDir = join(shelf, name);
  mkdirSync(dataDir);
  symlinkSync(join(shelf, 'images'), join(dataDir, 'images'));
  const metricsPort = await freePort();
  const memory = memorySettings();
  const inside = new URL('inside-server.mjs', import.meta.url).href;
  const own = {
    ...settings,
    MALLOC_ARENA_MAX: memory.MALLOC_ARENA_MAX ?? '',
    NODE_OPTIONS: `${memory.NODE_OPTIONS} --expose-gc --import ${inside}`,
    SOAK_LEAK: process.env.SOAK_LEAK ?? '',
    DATA_DIR: dataDir,
    ROLE: name,
    METRICS_PORT: String(metricsPort),
  };
  const server = await startServer(own, undefined, (line) => say(`${name}: ${line}`));
  return { server, watched: { name, pid: server.pid, metricsPort } };
}

/** Holds event streams and reopens one a second, as apps do that are opened and closed. */
function holdStreams(port: number, viewers: readonly BenchViewer[]) {
  const open = new Map<BenchViewer, () => void>();
  let turn = 0;
  const reopen = async () => {
    const viewer = viewers[turn++ % viewers.length];
    if (viewer === undefined) return;
    open.get(viewer)?.();
    const close = await openEventStream(port, viewer.token, () => {}).catch(() => undefined);
    if (close !== undefined) open.set(viewer, close);
  };
  const timer = setInterval(reopen, 1_000);
  return {
    openAll: async () => {
      for (const _ of viewers) await reopen();
    },
    close: () => {
      clearInterval(timer);
      for (const close of open.values()) close();
    },
  };
}

function describe(answered: readonly Answered[], sample: Sample | undefined): string {
  const times = answered.map(({ took }) => took);
  const failed = answered.filter(({ status }) => status === 0 || status >= 500).length;
  const statuses = Map.groupBy(answered, ({ status }) => status);
  const counts = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, some]) => `${some.length} × ${status}`);
  const memory = [...(sample?.processes ?? [])].map(
    ([name, each]) => `${name} ${each.memory.toFixed(0)} MB, heap ${each.heap.toFixed(1)} MB`,
  );
  return [
    `p99 ${percentile(times, 0.99).toFixed(0)} ms`,
    `${failed} failed (${counts.join(', ')})`,
    ...memory,
  ].join(', ');
}

async function soak(connection: DatabaseConnection, servers: ServerProcess[], shelf: string) {
  mkdirSync(join(shelf, 'images'));
  const settings = {
    DATABASE_URL: toDatabaseUrl(connection),
    JWT_SECRET: SECRET,
    // Rate limits stay on, but are so high that none is reached.
    RATE_LIMIT_FACTOR: '1000',
  };
  const watched: Watched[] = [];
  for (const name of ['web', 'worker']) {
    const started = await startWatched(name, settings, shelf);
    servers.push(started.server);
    watched.push(started.watched);
  }
  const url = servers[0]?.url ?? '';
  const port = Number(new URL(url).port);
  const rooms = await addRooms(connection, ROOMS);
  const client = new pg.Client(connection);
  await client.connect();
  const viewers = await logInViewers(client, SECRET, SMALL_WORLD.members);
  const clubIds = await openClubs(url, viewers);
  const picture = await formContent(form());
  const streams = holdStreams(port, viewers.slice(0, STREAMS));
  await streams.openAll();
  const samples: Sample[] = [];
  const failed: FailedReplies[] = [];
  const started = performance.now();
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      samples.push(await takeSample(watched, client, started));
      await delay(SAMPLE_EVERY_MS - ((performance.now() - started) % SAMPLE_EVERY_MS));
    }
  })();
  try {
    let next = soakRequests({ viewers, rooms, clubIds, picture });
    for (let minute = 1; minute <= minutes; minute += 1) {
      const pace = { perSecond: rate, seconds: 60, clients: CLIENTS };
      const sending = sendPaced(port, () => next(), pace);
      const answered = await Promise.race([sending, sampling]);
      failed.push(...countFailed(minute, answered ?? []));
      say(`minute ${minute} of ${minutes}: ${describe(answered ?? [], samples.at(-1))}`);
      if (minute % RENEW_EVERY_MINUTES !== 0) continue;
      await renewTokens(viewers, SECRET);
      next = soakRequests({ viewers, rooms, clubIds, picture });
    }
  } finally {
    isOver = true;
    streams.close();
    await sampling;
    await client.end();
  }
  return { samples, failed };
}

function report({ samples, failed }: Awaited<ReturnType<typeof soak>>): boolean {
  const warm = Math.min(MAX_WARM_MINUTES, minutes * WARM_SHARE);
  const growth = findGrowth(samples.filter(({ at }) => at >= warm * 60_000));
  const [load = 0] = loadavg();
  process.stdout.write(
    `\n${cpus().length} cores, load average ${load.toFixed(1)}; ${minutes} minutes with ` +
      `${rate} requests a second, of which the first ${warm} are not counted\n\n` +
      `${renderGrowth(growth)}\n\n${renderFailed(failed)}\n`,
  );
  return !growth.some(isTooMuch) && !failed.some(isDefect);
}

await withSmallDatabase(false, async (connection) => {
  const shelf = mkdtempSync(join(tmpdir(), 'azit-soak-'));
  const servers: ServerProcess[] = [];
  try {
    process.exitCode = report(await soak(connection, servers, shelf)) ? 0 : 1;
  } finally {
    for (const server of servers) await server.kill('SIGTERM');
    rmSync(shelf, { recursive: true, force: true });
  }
});
