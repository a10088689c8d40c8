import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { RESERVED_BYTES, refuseWritesOnFullDisk } from '#server/http/disk-guard.ts';
import { handleError } from '#server/http/error-handler.ts';

test('while the disk is almost full, writes are refused and reads succeed', async () => {
  let free = RESERVED_BYTES;
  const app = Fastify();
  app.setErrorHandler(handleError);
  refuseWritesOnFullDisk(app, () => free);
  app.all('/', async () => 'done');
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') =>
    (await app.inject({ method, url: '/' })).statusCode;
  const sendAll = async () => [
    await send('GET'),
    await send('POST'),
    await send('PATCH'),
    await send('DELETE'),
  ];
  expect(await sendAll()).toEqual([200, 200, 200, 200]);
  free -= 1;
  expect(await sendAll()).toEqual([200, 503, 503, 503]);
  const refused = await app.inject({ method: 'POST', url: '/' });
  expect(refused.json()).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
  expect(refused.headers['retry-after']).toBe('30');
  free += 1;
  expect(await sendAll()).toEqual([200, 200, 200, 200]);
});
