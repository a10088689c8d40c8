import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type DatabaseConnection, openDatabase } from '../../apps/server/src/database/database.ts';
import { fanOut } from '../../apps/server/src/fanout/fan-out.ts';
import { postgresChannel } from '../../apps/server/src/fanout/postgres-channel.ts';
import type { Doorbell } from '../../apps/server/src/runtime/doorbells.ts';
import { createLogger } from '../../apps/server/src/runtime/logger.ts';
import { withLimit } from '../../scripts/limit.mjs';
import { openEventStream } from '../client/stream-client.ts';
import { percentile } from '../figures/percentile.ts';
import { readMemory } from '../processes/process-cost.ts';
import { type MeasuredServer, startMeasuredServer } from './worlds/measured-server.ts';
import { SMALL_WORLD, withSmallDatabase } from './worlds/small-database.ts';

// npm run lab -- bench:streams: the memory of a thousand open event streams in one process, and the
// delay of doorbells that another process sends. Exits with 1 if a limit is exceeded. Does not run
// on Windows.

const STREAMS = SMALL_WORLD.members;
const MEMORY_LIMIT_MB = 150;
const DELAY_LIMIT_MS = 300;
const GROUP_SIZE = 8;
const BELLS_PER_SECOND = 50;
const SECONDS = 10;
const HERD_ROUNDS = 10;
const STEP_LIMIT_MS = 3 * 60_000;
const log = createLogger('warn');

async function openAll(
  { port, viewers }: MeasuredServer,
  onEvent: (memberId: number) => () => void,
) {
  const closers: (() => void)[] = [];
  for (let at = 0; at < viewers.length; at += 50) {
    const group = viewers.slice(at, at + 50);
    const opened = group.map(({ token, memberId }) =>
      openEventStream(port, token, onEvent(memberId)),
    );
    closers.push(...(await Promise.all(opened)));
  }
  return () => {
    for (const close of closers) close();
  };
}

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

async function measureDelays(server: MeasuredServer, connection: DatabaseConnection) {
  const rungAt = new Map<number, number>();
  const delays: number[] = [];
  const before = readMemory(server.pid);
  const closeAll = await withLimit(`${STREAMS} streams`, STEP_LIMIT_MS, () =>
    openAll(
      server,
      (memberId) => () => delays.push(performance.now() - (rungAt.get(memberId) ?? 0)),
    ),
  );
  const database = openDatabase({ connection, maxConnections: 2, log });
  const doorbells = fanOut(postgresChannel({ database, direct: connection, log }), log);
  const ring = (doorbell: Doorbell) => {
    if ('memberIds' in doorbell)
      for (const id of doorbell.memberIds) rungAt.set(id, performance.now());
    doorbells.ring(doorbell);
  };
  try {
    const memberIds = server.viewers.map(({ memberId }) => memberId);
    delays.length = 0;
    await withLimit(`${SECONDS} s of doorbells`, STEP_LIMIT_MS, () => ringByTurns(memberIds, ring));
    await delay(1_000);
    const some = delays.splice(0);
    const memory = readMemory(server.pid) - before;
    for (let round = 0; round < HERD_ROUNDS; round += 1) {
      ring({ event: 'notices', memberIds });
      await delay(1_000);
    }
    return { memory, some, all: delays };
  } finally {
    await doorbells.stop();
    await database.close();
    closeAll();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report({ memory, some, all }: Awaited<ReturnType<typeof measureDelays>>): boolean {
  const expected = SECONDS * BELLS_PER_SECOND * GROUP_SIZE;
  const [load = 0] = loadavg();
  const at = (values: number[], share: number) => `${percentile(values, share).toFixed(0)} ms`;
  say(`\n${cpus().length} cores, load average ${load.toFixed(1)}\n`);
  say('| what | measured | limit |\n|---|---|---|');
  say(`| memory of ${STREAMS} streams | ${memory.toFixed(0)} MB | ${MEMORY_LIMIT_MB} MB |`);
  say(`| doorbells received, of ${expected} | ${some.length} | ${expected} |`);
  say(`| rung to received, p50 | ${at(some, 0.5)} | |`);
  say(`| rung to received, p99 | ${at(some, 0.99)} | ${DELAY_LIMIT_MS} ms |`);
  say(`| all ${STREAMS} notified at once, p50 | ${at(all, 0.5)} | |`);
  say(`| all ${STREAMS} notified at once, p99 | ${at(all, 0.99)} | |`);
  return (
    memory <= MEMORY_LIMIT_MB &&
    some.length === expected &&
    all.length === HERD_ROUNDS * STREAMS &&
    percentile(some, 0.99) <= DELAY_LIMIT_MS
  );
}

await withSmallDatabase(false, async (connection) => {
  process.env.MAX_CONNECTIONS_PER_ADDRESS = String(2 * STREAMS);
  const server = await startMeasuredServer(connection, 'on', STREAMS);
  try {
    process.exitCode = report(await measureDelays(server, connection)) ? 0 : 1;
  } finally {
    await server.stop();
  }
});
