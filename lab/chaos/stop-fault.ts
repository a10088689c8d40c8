import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { requireThat } from '../processes/require-that.ts';
import type { Outcome } from './fault.ts';
import type { World } from './world.ts';

const HALF_REQUESTS = 3;
const BUSY = 10;

export async function terminate(world: World): Promise<Outcome> {
  await world.crowd.progress(BUSY);
  const { port } = new URL(world.url());
  const idle = await openSocket(port);
  idle.write('GET /healthz HTTP/1.1\r\nHost: azit\r\n\r\n');
  await once(idle, 'data');
  const halves = await Promise.all(Array.from({ length: HALF_REQUESTS }, () => beginRequest(port)));
  const stalled = await beginRequest(port);
  const ending = world.end('SIGTERM');
  while (await accepts(port)) await delay(10);
  const replies = await Promise.all(halves.map((half) => half.finish()));
  const { code, ms } = await ending;
  idle.destroy();
  stalled.socket.destroy();
  requireThat(code === 0, `SIGTERM ended with ${code}`);
  requireThat(
    replies.every((reply) => reply.includes('HTTP/1.1 200')),
    `running requests were answered ${JSON.stringify(replies)}`,
  );
  await world.start();
  await world.crowd.progress(BUSY);
  return { what: 'SIGTERM under load', ms, limitMs: 10_000 };
}

const BODY = JSON.stringify({ nickname: 'nobody' });

type Half = {
  socket: Socket;
  finish(): Promise<string>;
};

async function beginRequest(port: string): Promise<Half> {
  const socket = await openSocket(port);
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const head = [
    'POST /api/members/check HTTP/1.1',
    'Host: azit',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    // The 100 Continue shows that the server has received the request head.
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  const finish = async () => {
    socket.write(BODY);
    await closed;
    return reply;
  };
  return { socket, finish };
}

async function openSocket(port: string): Promise<Socket> {
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

async function accepts(port: string): Promise<boolean> {
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
