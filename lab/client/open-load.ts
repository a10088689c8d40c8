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

/** Sends at a rate that falls when the server cannot reply in time to all clients. */
export async function sendPaced(
  port: number,
  next: () => Buffer,
  { perSecond, seconds, clients }: { perSecond: number; seconds: number; clients: number },
): Promise<Answered[]> {
  const target: Target = { port, started: performance.now(), answered: [] };
  const end = target.started + 1_000 * seconds;
  let sent = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      let socket = open(port);
      for (;;) {
        const due = target.started + (1_000 * sent++) / perSecond;
        if (Math.max(due, performance.now()) >= end) break;
        await delay(Math.max(0, due - performance.now()));
        if (!(await sendOne(target, socket, next()))) socket = open(port);
      }
      socket.destroy();
    }),
  );
  return target.answered;
}

export async function sendAtRate(
  port: number,
  requests: readonly Buffer[],
  perSecond: number,
  seconds: number,
): Promise<Answered[]> {
  const target: Target = { port, started: performance.now(), answered: [] };
  const idle: Socket[] = [];
  const all = new Set<Socket>();
  let sent = 0;
  const send = async () => {
    const socket = idle.pop() ?? open(port);
    all.add(socket);
    const request = requests[sent % requests.length] ?? Buffer.alloc(0);
    if (await sendOne(target, socket, request)) idle.push(socket);
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
