import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { cpus, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { say, withLimit } from '../../scripts/limit.mjs';
import { floods, memberRequests, type Scenario } from './flood-requests.ts';
import { exchange, httpGet } from './load.ts';
import { type BenchViewer, type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import { percentile } from './percentile.ts';
import { withSmallDatabase } from './small-database.ts';

// npm run bench:flood: 50 members at their usual pace, first alone, then beside 600 connections of one
// member or of one guest that send as fast as they get replies. All come from one address. Ends with 1
// when a member meets a 503 or the p99 grows more than fivefold. About three minutes.
// npm run bench:flood -- writes: only the floods whose name holds the word.

const MEMBERS = 50;
const FLOODERS = 1;
const CONNECTIONS = 600;
const IDLE_SECONDS = 8;
const FLOOD_SECONDS = 10;
const PAUSE_MS = 500;
const P99_LIMIT = 5;
const READY = httpGet('/readyz');

type Sent = { took: number; status: number };
type Phase = { replies: Sent[]; readiness: Sent[] };
type Outcome = { name: string; idle: Phase; flood: Phase; statuses: Record<string, number> };

async function ask(socket: Socket, request: Buffer): Promise<Sent> {
  const begun = performance.now();
  const { head } = await exchange(socket, request);
  return { took: performance.now() - begun, status: Number(head.slice(9, 12)) };
}

/** Sends the requests in turn, each half a second after the last. */
async function usePaced(socket: Socket, requests: Buffer[], until: number, paceMs = PAUSE_MS) {
  const replies: Sent[] = [];
  await delay(Math.random() * paceMs);
  for (
    let turn = Math.floor(Math.random() * requests.length);
    performance.now() < until;
    turn += 1
  ) {
    replies.push(await ask(socket, requests[turn % requests.length] ?? READY));
    await delay(paceMs * (0.5 + Math.random()));
  }
  return replies;
}

async function measurePhase(
  sockets: Socket[],
  probe: Socket,
  members: BenchViewer[],
  seconds: number,
): Promise<Phase> {
  const until = performance.now() + seconds * 1_000;
  const readiness = usePaced(probe, [READY], until, 100);
  const replies = await Promise.all(
    sockets.map((socket, index) => {
      const member = members[index];
      return member === undefined ? [] : usePaced(socket, memberRequests(member), until);
    }),
  );
  return { replies: replies.flat(), readiness: await readiness };
}

async function startFlood(port: number, requests: Buffer[]) {
  const child = fork(new URL('./flood-process.ts', import.meta.url));
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

async function measureScenario(
  { port, viewers }: MeasuredServer,
  { name, requests }: Scenario,
): Promise<Outcome> {
  const members = viewers.slice(0, MEMBERS);
  const open = () => connect(port, '127.0.0.1').setNoDelay(true);
  const [probe, ...sockets] = Array.from({ length: MEMBERS + 1 }, open);
  if (probe === undefined) throw new Error('no connection');
  const idle = await measurePhase(sockets, probe, members, IDLE_SECONDS);
  const flood = await startFlood(port, requests);
  const during = await measurePhase(sockets, probe, members, FLOOD_SECONDS);
  const statuses = await flood.stop();
  for (const socket of [probe, ...sockets]) socket.destroy();
  return { name, idle, flood: during, statuses };
}

const timesOf = (replies: Sent[]) => replies.map(({ took }) => took);
const countOf = (replies: Sent[], status: number) =>
  replies.filter((reply) => reply.status === status).length;
const growthOf = ({ idle, flood }: Outcome) =>
  percentile(timesOf(flood.replies), 0.99) / percentile(timesOf(idle.replies), 0.99);
const isHeld = (outcome: Outcome) =>
  [...outcome.flood.replies, ...outcome.flood.readiness].every(({ status }) => status < 500) &&
  countOf(outcome.flood.replies, 429) === 0 &&
  growthOf(outcome) <= P99_LIMIT;

function line(outcome: Outcome): string {
  const { name, idle, flood, statuses } = outcome;
  const at = (phase: Phase, share: number) => percentile(timesOf(phase.replies), share).toFixed(0);
  const cells = [
    name,
    String(flood.replies.length),
    String(countOf(flood.replies, 503)),
    String(countOf(flood.replies, 429)),
    `${at(idle, 0.5)} → ${at(flood, 0.5)} ms`,
    `${at(idle, 0.99)} → ${at(flood, 0.99)} ms`,
    growthOf(outcome).toFixed(1),
    `${flood.readiness.length - countOf(flood.readiness, 200)} of ${flood.readiness.length}`,
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    isHeld(outcome) ? 'held' : 'MISSED',
  ];
  return `| ${cells.join(' | ')} |`;
}

await withSmallDatabase(true, async (connection) => {
  Object.assign(process.env, { SHED_LOAD: 'on', RATE_LIMIT_FACTOR: '1' });
  const server = await startMeasuredServer(connection, 'on', MEMBERS + FLOODERS);
  try {
    const flooder = server.viewers[MEMBERS];
    if (flooder === undefined) throw new Error('no flooder');
    const chosen = floods(flooder).filter(({ name }) => name.includes(process.argv[2] ?? ''));
    const outcomes: Outcome[] = [];
    for (const scenario of chosen) {
      const measured = await withLimit(`${scenario.name}, ${CONNECTIONS} connections`, 60_000, () =>
        measureScenario(server, scenario),
      );
      say(line(measured));
      outcomes.push(measured);
    }
    const [load = 0] = loadavg();
    process.stdout.write(
      [
        `\n${cpus().length} cores, shared by the server, PostgreSQL, the flood and the members; load average ${load.toFixed(1)}\n`,
        '| flood | requests of members | 503 | 429 | p50 | p99 | × idle | not ready | replies to the flood | |',
        '|---|---:|---:|---:|---:|---:|---:|---:|---|---|',
        ...outcomes.map(line),
        `| limit | | 0 | 0 | | | ${P99_LIMIT} | 0 | | |`,
        '',
      ].join('\n'),
    );
    process.exitCode = outcomes.every(isHeld) ? 0 : 1;
  } finally {
    await server.stop();
  }
});
