import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { DatabaseConnection } from '../../../apps/server/src/database/database.ts';
import { connectionPool } from '../../client/connection-pool.ts';
import { httpPost } from '../../client/load.ts';
import { percentile } from '../../figures/percentile.ts';
import { withLimit } from '../../limit.mjs';
import { readMemory, readProcessorTime } from '../../processes/process-cost.ts';
import { type MeasuredServer, startMeasuredServer } from '../worlds/measured-server.ts';
import { SMALL_WORLD, withSmallDatabase } from '../worlds/small-database.ts';
import { openChatReader } from './chat-readers.ts';
import { addRooms, type BenchRoom, findDatabasePids } from './chat-world.ts';

// npm run lab -- bench:chat: a thousand members, each with an open event stream, chat in rooms of
// eight. Measures the time until the other members of the room have fetched a message, with one
// server process and with two. Commits are durable and the rate limit is on. Exits with 1 if a
// limit is exceeded. Does not run on Windows.

const STREAMS = SMALL_WORLD.members;
const ROOMS = { rooms: 200, perRoom: 8, members: STREAMS };
const PER_SECOND = 50;
const SECONDS = 30;
const WARM_SECONDS = 3;
const P50_LIMIT_MS = 60;
const P99_LIMIT_MS = 300;
const MEMORY_LIMIT_MB = 150;
const STEP_LIMIT_MS = 3 * 60_000;

type Figures = {
  delays: number[];
  replies: number[];
  expected: number;
  memory: number;
  cost: { servers: number; database: number; bench: number };
};

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function openReaders(servers: readonly MeasuredServer[], seen: (text: string) => void) {
  const pools = servers.map(({ port }) => connectionPool(port));
  const readers: { close(): void }[] = [];
  for (const [index, server] of servers.entries()) {
    const pool = pools[index];
    if (pool === undefined) continue;
    const own = server.viewers.filter(({ memberId }) => memberId % servers.length === index);
    for (let at = 0; at < own.length; at += 50) {
      const group = own.slice(at, at + 50);
      const opened = group.map((viewer) =>
        openChatReader({ port: server.port, viewer, pool, seen }),
      );
      readers.push(...(await Promise.all(opened)));
    }
  }
  return {
    send: (memberId: number, roomId: number, text: string) => {
      const index = memberId % servers.length;
      const token = servers[index]?.viewers[memberId - 1]?.token;
      const body = { clientId: text, body: text };
      const request = httpPost(`/api/chats/${roomId}/messages`, body, token);
      return pools[index]?.send(request) ?? Promise.resolve();
    },
    close: () => {
      for (const each of [...readers, ...pools]) each.close();
    },
  };
}

async function sendMessages(
  rooms: readonly BenchRoom[],
  seconds: number,
  send: (room: BenchRoom, memberId: number) => Promise<unknown>,
): Promise<void> {
  const sending: Promise<unknown>[] = [];
  const started = performance.now();
  for (let count = 0; count < seconds * PER_SECOND; count += 1) {
    await delay(Math.max(0, started + (count * 1_000) / PER_SECOND - performance.now()));
    const room = rooms[(count * 7) % rooms.length];
    const memberId = room?.memberIds[Math.floor(count / rooms.length) % ROOMS.perRoom];
    if (room !== undefined && memberId !== undefined) sending.push(send(room, memberId));
  }
  await Promise.all(sending);
}

async function measureChat(
  servers: readonly MeasuredServer[],
  rooms: readonly BenchRoom[],
  databasePids: () => Promise<number[]>,
): Promise<Figures> {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const replies: number[] = [];
  const pids = servers.map(({ pid }) => pid);
  const memoryBefore = pids.map(readMemory);
  const readers = await withLimit(`${STREAMS} streams`, STEP_LIMIT_MS, () =>
    openReaders(servers, (text) => {
      const started = sentAt.get(text);
      if (started !== undefined) delays.push(performance.now() - started);
    }),
  );
  const send = async ({ roomId }: BenchRoom, memberId: number) => {
    const text = `${servers.length}-bench-${sentAt.size}`;
    const started = performance.now();
    sentAt.set(text, started);
    await readers.send(memberId, roomId, text);
    replies.push(performance.now() - started);
  };
  try {
    await sendMessages(rooms, WARM_SECONDS, send);
    await delay(1_000);
    delays.length = 0;
    replies.length = 0;
    const readCosts = async () => ({
      servers: readProcessorTime(pids),
      database: readProcessorTime(await databasePids()),
      bench: readProcessorTime([process.pid]),
    });
    const before = await readCosts();
    await withLimit(`${SECONDS} s of messages`, STEP_LIMIT_MS, () =>
      sendMessages(rooms, SECONDS, send),
    );
    await delay(2_000);
    const after = await readCosts();
    const messages = SECONDS * PER_SECOND;
    const memory = pids.map((pid, index) => readMemory(pid) - (memoryBefore[index] ?? 0));
    return {
      delays,
      replies,
      expected: messages * ROOMS.perRoom,
      memory: Math.max(...memory),
      cost: {
        servers: (after.servers - before.servers) / messages,
        database: (after.database - before.database) / messages,
        bench: (after.bench - before.bench) / messages,
      },
    };
  } finally {
    readers.close();
  }
}

function report(title: string, { delays, replies, expected, memory, cost }: Figures): boolean {
  const ms = (value: number) => `${value.toFixed(value < 20 ? 1 : 0)} ms`;
  const p50 = percentile(delays, 0.5);
  const p99 = percentile(delays, 0.99);
  const [load = 0] = loadavg();
  say(`\n${title}; ${cpus().length} cores, load average ${load.toFixed(1)}\n`);
  say('| what | measured | limit |\n|---|---|---|');
  say(`| messages seen, of ${expected} | ${delays.length} | ${expected} |`);
  say(`| sent to seen, p50 | ${ms(p50)} | ${P50_LIMIT_MS} ms |`);
  say(`| sent to seen, p99 | ${ms(p99)} | ${P99_LIMIT_MS} ms |`);
  say(`| sent to acknowledged, p50 | ${ms(percentile(replies, 0.5))} | |`);
  say(`| memory, more than before the streams | ${memory.toFixed(0)} MB | ${MEMORY_LIMIT_MB} MB |`);
  say(`| processor a message, servers | ${ms(cost.servers)} | |`);
  say(`| processor a message, PostgreSQL | ${ms(cost.database)} | |`);
  say(`| processor a message, this bench | ${ms(cost.bench)} | |`);
  return (
    delays.length === expected &&
    p50 <= P50_LIMIT_MS &&
    p99 <= P99_LIMIT_MS &&
    memory <= MEMORY_LIMIT_MB
  );
}

async function runWith(count: number, rooms: BenchRoom[], connection: DatabaseConnection) {
  const servers: MeasuredServer[] = [];
  try {
    for (let made = 0; made < count; made += 1)
      servers.push(await startMeasuredServer(connection, 'on', STREAMS));
    const databasePids = () => findDatabasePids(connection);
    const figures = await measureChat(servers, rooms, databasePids);
    return report(`${count === 1 ? 'one process' : `${count} processes`}`, figures);
  } finally {
    for (const server of servers) await server.stop();
  }
}

await withSmallDatabase(true, async (connection) => {
  process.env.MAX_CONNECTIONS_PER_ADDRESS = String(3 * STREAMS);
  process.env.RATE_LIMIT_FACTOR = '1';
  const rooms = await addRooms(connection, ROOMS);
  const overOne = await runWith(1, rooms, connection);
  const overTwo = await runWith(2, rooms, connection);
  process.exitCode = overOne && overTwo ? 0 : 1;
});
