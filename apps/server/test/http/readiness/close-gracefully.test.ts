import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeGracefully } from '#server/http/readiness/health.ts';

async function open(address: string) {
  const { port } = new URL(address);
  const socket = connect({ port: Number(port), host: '127.0.0.1' });
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

test('closing the app finishes a running reply and closes all other connections', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const app = Fastify();
  app.get('/slow', async () => {
    begun.resolve();
    await finish.promise;
    return 'finished';
  });
  app.post('/', async () => 'never');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const [idle, endless, slow] = [await open(address), await open(address), await open(address)];
  endless.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf');
  slow.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await begun.promise;
  const reply = text(slow);
  const closed = closeGracefully(app, 500);
  finish.resolve();
  expect(await reply).toContain('finished');
  await closed;
  idle.destroy();
  endless.destroy();
});
