import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeGracefully, drain, isDraining } from '#server/http/readiness/health.ts';

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function openApp() {
  const app = Fastify();
  app.get('/', async () => 'served');
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  const send = async () => {
    socket.write(REQUEST);
    const [reply] = await once(socket, 'data');
    return String(reply);
  };
  return { app, socket, send };
}

test('a draining app serves a request on an open connection and closes the connection', async () => {
  const { app, socket, send } = await openApp();
  expect(await send()).toMatch(/connection: keep-alive/i);
  const drained = drain(app, 200);
  expect(isDraining(app)).toBe(true);
  const ended = once(socket, 'end');
  const reply = await send();
  expect(reply).toContain('200 OK');
  expect(reply).toMatch(/connection: close/i);
  expect(reply).toContain('served');
  await ended;
  await drained;
  await closeGracefully(app);
});

test('an app without a drain time stops at once', async () => {
  const { app, socket } = await openApp();
  expect(await Promise.race([drain(app, 0), delay(1_000, 'late')])).toBeUndefined();
  expect(isDraining(app)).toBe(false);
  socket.destroy();
  await closeGracefully(app);
});
