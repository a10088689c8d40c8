import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { holdSlot, releaseSlotsWithReply } from '#server/http/overload/held-slots.ts';
import { compressOnce, compressReplies } from '#server/http/reads/compression.ts';

const TEXT = '아지트'.repeat(1_000);

async function start(type = 'text/html; charset=utf-8') {
  const app = Fastify();
  onTestFinished(() => app.close());
  const released: unknown[] = [];
  compressReplies(app);
  releaseSlotsWithReply(app);
  app.get('/', async (request, reply) => {
    holdSlot(request, () => released.push(reply.getHeader('Content-Encoding')));
    return reply.header('Content-Type', type).send(TEXT);
  });
  const get = (accepted: string) =>
    app.inject({ url: '/', headers: { 'accept-encoding': accepted } });
  return { get, released };
}

test.for([
  ['br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0.5, gzip;q=0.8', 'gzip', gunzipSync],
  ['*', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  ['br;q=0', undefined, (body: Buffer) => body],
] as const)(
  'a client with Accept-Encoding %s gets the encoding %s',
  async ([accepted, encoding, decompress]) => {
    const { get } = await start();
    const reply = await get(accepted);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers.vary).toBe(encoding && 'accept-encoding');
    expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    expect(decompress(reply.rawPayload).toString()).toBe(TEXT);
  },
);

test('a slot is released only after the reply was compressed', async () => {
  const { get, released } = await start();
  await get('br');
  expect(released).toEqual(['br']);
});

test('an image, which is compressed already, is sent without a content encoding', async () => {
  const { get } = await start('image/webp');
  expect((await get('br')).headers).not.toHaveProperty('content-encoding');
});

test('a body for many readers is compressed once per encoding', async () => {
  const compressed = compressOnce(Buffer.from(TEXT));
  expect(await compressed('br')).toBe(await compressed('br'));
  expect(await compressed('gzip')).not.toBe(await compressed('br'));
});
