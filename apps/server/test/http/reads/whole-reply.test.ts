import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { ReadsUnderWay } from '#server/http/overload/reads-under-way.ts';
import { shedLoad } from '#server/http/overload/shed-load.ts';
import { UnreadReplies } from '#server/http/overload/unread-replies.ts';
import { sendJsonText } from '#server/http/reads/whole-reply.ts';
import { requestIdOf, tellRequestId } from '#server/http/request-id.ts';
import { readConfig } from '#server/runtime/config.ts';
import { meters } from '#server/runtime/meters.ts';

const URL_OF_LIST = '/api/clubs/category';
const TEXT = JSON.stringify({ data: ['한강 러닝 🏃', 'café', 'plain', '가'.repeat(600)] });

async function start(text = TEXT) {
  const underWay = new ReadsUnderWay();
  const unread = new UnreadReplies();
  const app = Fastify({ genReqId: requestIdOf });
  onTestFinished(() => app.close());
  tellRequestId(app);
  shedLoad(app, { config: readConfig({}), meters: meters() }, underWay, unread);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  let placesWhileWorking = 0;
  app.get(URL_OF_LIST, { exposeHeadRoute: true }, async (request, reply) => {
    placesWhileWorking = underWay.count('guests-list');
    reply.code(200).header('Content-Type', 'application/json; charset=utf-8');
    reply.header('Vary', 'Origin').header('Set-Cookie', ['a=1', 'b=2']);
    return sendJsonText(request, reply, text);
  });
  const ask = (headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: URL_OF_LIST, headers });
  return { ask, underWay, placesWhileWorking: () => placesWhileWorking };
}

test.for([
  ['as it is', {}, undefined, (body: Buffer) => body],
  ['packed for a browser', { 'accept-encoding': 'gzip, deflate, br' }, 'br', brotliDecompressSync],
  ['packed for an older one', { 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
  ['by the plugin for odd words', { 'accept-encoding': 'br;q=0, gzip' }, 'gzip', gunzipSync],
] as const)(
  'a text in any letters arrives %s, with its length, cookies and id',
  async ([, headers, encoding, unpack]) => {
    const { ask } = await start();
    const reply = await ask({ ...headers, 'x-request-id': 'asked-by-a-test' });
    expect(reply.statusCode).toBe(200);
    expect(unpack(reply.rawPayload).toString()).toBe(TEXT);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers).toMatchObject({
      'x-request-id': 'asked-by-a-test',
      'set-cookie': ['a=1', 'b=2'],
      vary: expect.stringMatching(
        encoding === undefined ? /^Origin$/ : /^Origin, ?accept-encoding$/i,
      ),
    });
    if (reply.headers['content-length'] !== undefined) {
      expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
    }
  },
);

test('a short text is not packed', async () => {
  const { ask } = await start('{"data":"짧아요"}');
  const reply = await ask({ 'accept-encoding': 'br' });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.json()).toEqual({ data: '짧아요' });
});

test('a HEAD gets the headers and no body', async () => {
  const { ask } = await start();
  const reply = await ask({}, 'HEAD');
  expect(reply.statusCode).toBe(200);
  expect(reply.payload).toBe('');
  expect(Number(reply.headers['content-length'])).toBe(Buffer.byteLength(TEXT));
});

test('who was replied to holds no place any more', async () => {
  const { ask, underWay, placesWhileWorking } = await start();
  await ask();
  expect(placesWhileWorking()).toBe(1);
  expect(underWay.count('guests-list')).toBe(0);
});
