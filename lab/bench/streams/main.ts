import { readdirSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type DatabaseConnection,
  openDatabase,
} from '../../../apps/server/src/database/database.ts';
import { fanOut } from '../../../apps/server/src/fanout/fan-out.ts';
import { postgresChannel } from '../../../apps/server/src/fanout/postgres-channel.ts';
import type { Doorbell } from '../../../apps/server/src/runtime/doorbells.ts';
import { createLogger } from '../../../apps/server/src/runtime/logger.ts';
import { httpGet } from '../../client/load.ts';
import { sender } from '../../client/sender.ts';
import { percentile } from '../../figures/percentile.ts';
import { withLimit } from '../../limit.mjs';
import { readMemory, readProcessorTime } from '../../processes/process-cost.ts';
import { findDatabasePids } from '../chat/chat-world.ts';
import { type MeasuredServer, startMeasuredServer } from '../worlds/measured-server.ts';
import { SMALL_WORLD, withSmallDatabase } from '../worlds/small-database.ts';
import type { Received } from './client-process.ts';
import { monotonicMs } from './monotonic-ms.ts';
import { openStreamClients, type StreamClients } from './stream-clients.ts';
import { checkLimit } from './stream-limit.ts';

// npm run lab -- bench:streams: the memory of open event streams in one process, the delay of
// doorbells that another process sends, and what happens at the limit of streams. Exits with 1 if a
// limit is exceeded. Linux only.

const { values } = parseArgs({ options: { streams: { type: 'string', default: '1000' } } });
const STREAMS = Number(values.streams);
const MEMORY_LIMIT_MB = (150 * STREAMS) / 1_000;
const DELAY_LIMIT_MS = 300;
const GROUP_SIZE = 8;
const BELLS_PER_SECOND = 50;
const SECONDS = 10;
const REST_SECONDS = 5;
const READS = 300;
const HERD_ROUNDS = 10;
const HERD_MS = Math.max(1_000, STREAMS / 2);
const STEP_LIMIT_MS = 3 * 60_000;
const log = createLogger('warn');

async function ringByTurns(memberIds: number[], ring: (doorbell: Doorbell) => void): Promise<void> {
  for (let count = 0; count < SECONDS * BELLS_PER_SECOND; count += 1) {
    const from = (count * GROUP_SIZE) % memberIds.length;
    const group = memberIds.slice(from, from + GROUP_SIZE);
    ring(
      count % 2 === 0
        ? { event: 'room', roomId: 1 + from, seq: count, memberIds: group }
        : { event: 'notices', memberIds: group },
    );
    await delay(1_000 / BELLS_PER_SECOND);
  }
}

/**
 * Records when each member was notified. The delay of a received event is the time since the last
 * notification that was sent before the event arrived.
 */
function bellRecord() {
  const rungAt = new Map<number, number[]>();
  return {
    note: (memberIds: readonly number[]) => {
      const now = monotonicMs();
      for (const id of memberIds) rungAt.set(id, [...(rungAt.get(id) ?? []), now]);
    },
    toDelay: ({ memberId, at }: Received) =>
      at - ((rungAt.get(memberId) ?? []).findLast((rung) => rung <= at) ?? 0),
  };
}

async function measureRest(server: MeasuredServer, connection: DatabaseConnection) {
  const databasePids = await findDatabasePids(connection);
  const read = () => [readProcessorTime([server.pid]), readProcessorTime(databasePids)];
  const before = read();
  await delay(REST_SECONDS * 1_000);
  const used = read().map((ms, index) => ms - (before[index] ?? 0));
  return used.map((ms) => ms / (REST_SECONDS * 1_000));
}

async function measureReads({ port, viewers }: MeasuredServer): Promise<number[]> {
  const { send, close } = sender(port);
  const times: number[] = [];
  for (let nth = 0; nth < READS; nth += 1) {
    const started = performance.now();
    await send(httpGet('/api/notices', viewers[nth % viewers.length]?.token));
    times.push(performance.now() - started);
  }
  close();
  return times;
}

async function measureDelays(
  clients: StreamClients,
  memberIds: number[],
  connection: DatabaseConnection,
) {
  const database = openDatabase({ connection, maxConnections: 2, log });
  const doorbells = fanOut(postgresChannel({ database, direct: connection, log }), log);
  const bells = bellRecord();
  const ring = (doorbell: Doorbell) => {
    if ('memberIds' in doorbell) bells.note(doorbell.memberIds);
    doorbells.ring(doorbell);
  };
  const collect = async () => (await clients.collect()).map(bells.toDelay);
  try {
    await clients.collect();
    await withLimit(`${SECONDS} s of doorbells`, STEP_LIMIT_MS, () => ringByTurns(memberIds, ring));
    await delay(1_000);
    const some = await collect();
    for (let round = 0; round < HERD_ROUNDS; round += 1) {
      ring({ event: 'notices', memberIds });
      await delay(HERD_MS);
    }
    return { some, all: await collect() };
  } finally {
    await doorbells.stop();
    await database.close();
  }
}

async function measureStreams(server: MeasuredServer, connection: DatabaseConnection) {
  const held = server.viewers.slice(0, STREAMS);
  const before = readMemory(server.pid);
  const clients = await withLimit(`${STREAMS} streams`, STEP_LIMIT_MS, () =>
    openStreamClients(server.port, held),
  );
  try {
    const memberIds = held.map(({ memberId }) => memberId);
    const rest = await measureRest(server, connection);
    const delays = await measureDelays(clients, memberIds, connection);
    const memory = readMemory(server.pid) - before;
    const files = readdirSync(`/proc/${server.pid}/fd`).length;
    const reads = await measureReads(server);
    const refusal = await checkLimit(server, STREAMS);
    await clients.collect();
    return { ...delays, rest, memory, files, reads, refusal };
  } finally {
    clients.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report(figures: Awaited<ReturnType<typeof measureStreams>>): boolean {
  const { memory, files, rest, reads, refusal, some, all } = figures;
  const expected = SECONDS * BELLS_PER_SECOND * GROUP_SIZE;
  const expectedAll = HERD_ROUNDS * STREAMS;
  const [load = 0] = loadavg();
  const at = (times: number[], share: number) => `${percentile(times, share).toFixed(0)} ms`;
  const [ofServer = 0, ofDatabase = 0] = rest.map((share) => Math.round(100 * share));
  const each = ((1_024 * memory) / STREAMS).toFixed(0);
  say(`\n${cpus().length} cores, load average ${load.toFixed(1)}\n`);
  say('| what | measured | limit |\n|---|---|---|');
  say(`| memory of ${STREAMS} streams | ${memory.toFixed(0)} MB | ${MEMORY_LIMIT_MB} MB |`);
  say(`| memory of one stream | ${each} kB | |`);
  say(`| file descriptors of the process | ${files} | |`);
  say(`| processor at rest, server and PostgreSQL | ${ofServer} %, ${ofDatabase} % of a core | |`);
  say(`| doorbells received, of ${expected} | ${some.length} | ${expected} |`);
  say(`| rung to received, p50 | ${at(some, 0.5)} | |`);
  say(`| rung to received, p99 | ${at(some, 0.99)} | ${DELAY_LIMIT_MS} ms |`);
  say(`| received when all were notified, of ${expectedAll} | ${all.length} | ${expectedAll} |`);
  say(`| all ${STREAMS} notified at once, p50 | ${at(all, 0.5)} | |`);
  say(`| all ${STREAMS} notified at once, p99 | ${at(all, 0.99)} | |`);
  say(`| reads beside the open streams, p99 | ${at(reads, 0.99)} | |`);
  say(`| one stream more than STREAMS_MAX | ${refusal} | 503 |`);
  return (
    memory <= MEMORY_LIMIT_MB &&
    some.length === expected &&
    all.length === expectedAll &&
    percentile(some, 0.99) <= DELAY_LIMIT_MS
  );
}

const size = { ...SMALL_WORLD, members: Math.max(SMALL_WORLD.members, STREAMS + 2) };
const measure = async (connection: DatabaseConnection) => {
  process.env.MAX_CONNECTIONS = String(2 * STREAMS + 5_000);
  process.env.STREAMS_MAX = String(STREAMS + 1);
  // The limits of addresses and members are those of an installation without settings.
  process.env.RATE_LIMIT_FACTOR = '1';
  process.env.SHED_LOAD = 'on';
  const server = await startMeasuredServer(connection, 'on', STREAMS + 2);
  try {
    process.exitCode = report(await measureStreams(server, connection)) ? 0 : 1;
  } finally {
    await server.stop();
  }
};
await withSmallDatabase(false, measure, size);
