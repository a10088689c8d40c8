import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { demand, type Outcome } from './fault.ts';
import type { World } from './world.ts';

const UPLOADS = 4;
const BUSY = 15;

/**
 * SIGTERM under load. Requests under way when it comes are finished and answered; connections that
 * only stay open, and one whose request never ends, do not hold the server up.
 */
export async function terminate(world: World): Promise<Outcome> {
  await world.crowd.progress(BUSY);
  const { port } = new URL(world.url());
  const idle = await openSocket(port);
  idle.write('GET /healthz HTTP/1.1\r\nHost: azit\r\n\r\n');
  await once(idle, 'data');
  const halves = await Promise.all(Array.from({ length: UPLOADS }, () => beginLogin(port)));
  const stalled = await beginLogin(port);
  const ending = world.end('SIGTERM');
  while (await accepts(port)) await delay(10);
  const answers = await Promise.all(halves.map(finishLogin));
  const { code, ms } = await ending;
  idle.destroy();
  stalled.destroy();
  demand(code === 0, `SIGTERM ended with ${code}`);
  demand(
    answers.every((answer) => answer.startsWith('HTTP/1.1 401')),
    `requests under way were answered ${JSON.stringify(answers.map((answer) => answer.slice(0, 20)))}`,
  );
  await world.start();
  await world.crowd.progress(BUSY);
  return { what: 'SIGTERM under load', ms, limitMs: 10_000 };
}

const BODY = JSON.stringify({ email: 'nobody@example.com', password: 'wrong123!' });

async function beginLogin(port: string): Promise<Socket> {
  const socket = await openSocket(port);
  const head = [
    'POST /api/auth/login HTTP/1.1',
    'Host: azit',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(BODY)}`,
    'Connection: keep-alive',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY.slice(0, 10)}`);
  return socket;
}

function finishLogin(socket: Socket): Promise<string> {
  socket.write(BODY.slice(10));
  return text(socket);
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
