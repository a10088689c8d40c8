import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { exchange } from './load.ts';

/** `status` is 0 if the connection broke; times are in milliseconds. */
export type Answered = { sentAt: number; took: number; status: number };

const TICK_MS = 5;
const LAST_REPLY_MS = 5_000;

type Target = { port: number; started: number; answered: Answered[] };

async function sendOne(
  { started, answered }: Target,
  socket: Socket,
  request: Buffer,
): Promise<boolean> {
  const sentAt = performance.now() - started;
  const settle = (status: number) =>
    answered.push({ sentAt, took: performance.now() - started - sentAt, status });
  try {
    const { head } = await exchange(socket, request);
    settle(Number(head.slice(9, 12)));
    return true;
  } catch {
    settle(0);
    return false;
  }
}

const open = (port: number) =>
  connect(port, '127.0.0.1')
    .setNoDelay(true)
    .on('error', () => undefined);

export async function sendClosedLoop(
  port: number,
  requests: readonly Buffer[],
  clients: number,
  seconds: number,
): Promise<Answered[]> {
  const target: Target = { port, started: performance.now(), answered: [] };
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const socket = open(port);
      while (performance.now() - target.started < seconds * 1_000) {
        const request = requests[turn++ % requests.length] ?? Buffer.alloc(0);
        if (!(await sendOne(target, socket, request))) break;
      }
      socket.destroy();
    }),
  );
  return target.answered;
}

/** Requests in turns, or a function that makes the next one. */
export type Requests = readonly Buffer[] | (() => Buffer);

export async function sendAtRate(
  port: number,
  requests: Requests,
  perSecond: number,
  seconds: number,
): Promise<Answered[]> {
  const target: Target = { port, started: performance.now(), answered: [] };
  const idle: Socket[] = [];
  const all = new Set<Socket>();
  let sent = 0;
  const next = () =>
    typeof requests === 'function'
      ? requests()
      : (requests[sent % requests.length] ?? Buffer.alloc(0));
  const send = async () => {
    const socket = idle.pop() ?? open(port);
    all.add(socket);
    if (await sendOne(target, socket, next())) idle.push(socket);
    else all.delete(socket.destroy());
  };
  for (;;) {
    const elapsed = performance.now() - target.started;
    if (elapsed >= seconds * 1_000) break;
    for (; sent < (elapsed / 1_000) * perSecond; sent += 1) void send();
    await delay(TICK_MS);
  }
  const giveUpAt = performance.now() + LAST_REPLY_MS;
  while (target.answered.length < sent && performance.now() < giveUpAt) await delay(TICK_MS);
  for (const socket of all) socket.destroy();
  const lost = sent - target.answered.length;
  const missing = { sentAt: seconds * 1_000, took: LAST_REPLY_MS, status: 0 };
  return [...target.answered, ...Array.from({ length: lost }, () => missing)];
}
