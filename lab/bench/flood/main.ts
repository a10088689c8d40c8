import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange, httpGet } from '../../client/load.ts';
import { percentile } from '../../figures/percentile.ts';
import { say, withLimit } from '../../limit.mjs';
import { readProcessorTime } from '../../processes/process-cost.ts';
import {
  type BenchViewer,
  type MeasuredServer,
  startMeasuredServer,
} from '../worlds/measured-server.ts';
import { withSmallDatabase } from '../worlds/small-database.ts';
import { floods, memberRequests, type Scenario } from './flood-requests.ts';

const HELP = `npm run lab -- bench:flood [word]

50 members use the app, first alone, then beside 600 connections that send their next request as
soon as they have a reply. All come from one address, so nothing but the token tells them apart.
Members, flood and server are processes of their own on one machine: a member's time is what its
client measures. Ends with 1 when a member or /readyz meets a 503, a member meets a 429, or the p99
of the members grows more than fivefold. About five minutes; with a word, only the floods whose name
contains it.`;

const MEMBERS = 50;
const ACCOUNTS = 30;
const CONNECTIONS = 600;
const WARM_SECONDS = 4;
const IDLE_SECONDS = 15;
const FLOOD_SECONDS = 20;
const SCENARIO_LIMIT_MS = 60_000;
/**
 * The server accepts 200 new connections a second from one IP address, so after this time it
 * accepts the 600 connections of the next flood.
 */
const RECOVERY_MS = 3_000;
const PAUSE_MS = 500;
const PROBE_PAUSE_MS = 100;
const P99_LIMIT = 5;
const READY = httpGet('/readyz');

type Sent = { took: number; status: number };
type Phase = { replies: Sent[]; readiness: Sent[] };
type Clients = { probe: Socket; sockets: Socket[]; members: BenchViewer[] };
type Outcome = {
  name: string;
  idle: Phase;
  flood: Phase;
  statuses: Record<string, number>;
  serverLoad: number;
};

async function send(socket: Socket, request: Buffer): Promise<Sent> {
  const begun = performance.now();
  const { head } = await exchange(socket, request);
  return { took: performance.now() - begun, status: Number(head.slice(9, 12)) };
}

async function sendPaced(socket: Socket, requests: Buffer[], until: number, pauseMs: number) {
  const replies: Sent[] = [];
  await delay(Math.random() * pauseMs);
  let turn = Math.floor(Math.random() * requests.length);
  while (performance.now() < until) {
    replies.push(await send(socket, requests[turn++ % requests.length] ?? READY));
    await delay(pauseMs * (0.5 + Math.random()));
  }
  return replies;
}

async function measurePhase({ probe, sockets, members }: Clients, seconds: number): Promise<Phase> {
  const until = performance.now() + seconds * 1_000;
  const readiness = sendPaced(probe, [READY], until, PROBE_PAUSE_MS);
  const replies = await Promise.all(
    members.map((member, index) => {
      const socket = sockets[index] ?? probe;
      return sendPaced(socket, memberRequests(member), until, PAUSE_MS);
    }),
  );
  return { replies: replies.flat(), readiness: await readiness };
}

async function startFlood(port: number, requests: Buffer[]) {
  const child = fork(new URL('./flood-process.ts', import.meta.url));
  await once(child, 'message');
  const texts = requests.map((request) => request.toString('latin1'));
  child.send({ port, requests: texts, connections: CONNECTIONS });
  return {
    stop: async (): Promise<Record<string, number>> => {
      child.send('stop');
      const [statuses] = await once(child, 'message');
      await once(child, 'exit');
      return statuses;
    },
  };
}

function openClients({ port, viewers }: MeasuredServer): Clients {
  const open = () => connect(port, '127.0.0.1').setNoDelay(true);
  const members = viewers.slice(0, MEMBERS);
  return { probe: open(), sockets: members.map(open), members };
}

function closeClients({ probe, sockets }: Clients): void {
  for (const socket of [probe, ...sockets]) socket.destroy();
}

async function measureScenario(
  server: MeasuredServer,
  { name, requests }: Scenario,
): Promise<Outcome> {
  const clients = openClients(server);
  const idle = await measurePhase(clients, IDLE_SECONDS);
  const flood = await startFlood(server.port, requests);
  const busyBefore = readProcessorTime([server.pid]);
  const during = await measurePhase(clients, FLOOD_SECONDS);
  const serverLoad = (readProcessorTime([server.pid]) - busyBefore) / (FLOOD_SECONDS * 1_000);
  const statuses = await flood.stop();
  closeClients(clients);
  return { name, idle, flood: during, statuses, serverLoad };
}

const times = (replies: Sent[]) => replies.map(({ took }) => took);
const count = (replies: Sent[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const growth = ({ idle, flood }: Outcome) =>
  percentile(times(flood.replies), 0.99) / percentile(times(idle.replies), 0.99);
const isHeld = (outcome: Outcome) => {
  const { replies, readiness } = outcome.flood;
  const refused = count(replies, 503) + count(replies, 429) + count(readiness, 503);
  return refused === 0 && growth(outcome) <= P99_LIMIT;
};

function describe(outcome: Outcome): string {
  const { name, idle, flood, statuses, serverLoad } = outcome;
  const at = (phase: Phase, share: number) => percentile(times(phase.replies), share).toFixed(0);
  const cells = [
    name,
    flood.replies.length,
    count(flood.replies, 503),
    count(flood.replies, 429),
    `${at(idle, 0.5)} → ${at(flood, 0.5)} ms`,
    `${at(idle, 0.99)} → ${at(flood, 0.99)} ms`,
    growth(outcome).toFixed(1),
    `${count(flood.readiness, 503)} of ${flood.readiness.length}`,
    serverLoad.toFixed(2),
    Object.entries(statuses)
      .map(([status, replies]) => `${replies} × ${status}`)
      .join(', '),
    isHeld(outcome) ? 'held' : 'MISSED',
  ];
  return `| ${cells.join(' | ')} |`;
}

async function measureAll(server: MeasuredServer, word: string): Promise<Outcome[]> {
  const chosen = floods(server.viewers.slice(MEMBERS)).filter(({ name }) => name.includes(word));
  const clients = openClients(server);
  await withLimit('50 members warm up', SCENARIO_LIMIT_MS, () =>
    measurePhase(clients, WARM_SECONDS),
  );
  closeClients(clients);
  const outcomes: Outcome[] = [];
  for (const scenario of chosen) {
    const what = `${scenario.name}: ${IDLE_SECONDS} s without, ${FLOOD_SECONDS} s with the flood`;
    const outcome = await withLimit(what, SCENARIO_LIMIT_MS, () =>
      measureScenario(server, scenario),
    );
    say(describe(outcome));
    outcomes.push(outcome);
    await delay(RECOVERY_MS);
  }
  return outcomes;
}

function report(outcomes: Outcome[]): string {
  const [load = 0] = loadavg();
  return [
    `\n${cpus().length} cores, shared by server, PostgreSQL, flood and members; load average ${load.toFixed(1)}\n`,
    '| flood | requests of members | 503 | 429 | p50 | p99 | p99 × idle | /readyz 503 | server, cores | replies to the flood | |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---|---|',
    ...outcomes.map(describe),
    `| limit | | 0 | 0 | | | ${P99_LIMIT} | 0 | | | |`,
    '',
  ].join('\n');
}

async function main(word: string): Promise<void> {
  Object.assign(process.env, { SHED_LOAD: 'on', RATE_LIMIT_FACTOR: '1' });
  await withSmallDatabase(true, async (connection) => {
    const server = await startMeasuredServer(connection, 'on', MEMBERS + ACCOUNTS);
    try {
      const outcomes = await measureAll(server, word);
      process.stdout.write(report(outcomes));
      process.exitCode = outcomes.every(isHeld) ? 0 : 1;
    } finally {
      await server.stop();
    }
  });
}

const [word = ''] = process.argv.slice(2);
if (word === '--help') process.stdout.write(`${HELP}\n`);
else await main(word);
