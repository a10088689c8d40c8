import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { RunningReads } from '#server/http/overload/running-reads.ts';
import { shedLoad } from '#server/http/overload/shed-load.ts';
import { UnreadReplies } from '#server/http/overload/unread-replies.ts';
import { compressReplies } from '#server/http/reads/compression.ts';
import { sendJsonText } from '#server/http/reads/whole-reply.ts';
import { addRequestIdHeader, readRequestId } from '#server/http/request-id.ts';
import { readConfig } from '#server/runtime/config.ts';
import { meters } from '#server/runtime/meters.ts';

const LIST_URL = '/api/clubs/category';
const TEXT = JSON.stringify({ data: ['한강 러닝 🏃', 'café', 'plain', '가'.repeat(600)] });

async function start(text = TEXT) {
  const runningReads = new RunningReads();
  const unread = new UnreadReplies();
  const app = Fastify({ genReqId: readRequestId });
  onTestFinished(() => app.close());
  addRequestIdHeader(app);
  shedLoad(app, { config: readConfig({}), meters: meters() }, runningReads, unread);
  compressReplies(app);
  let slotsWhileWorking = 0;
  app.get(LIST_URL, { exposeHeadRoute: true }, async (request, reply) => {
    slotsWhileWorking = runningReads.count('guests-list');
    reply.code(200).header('Content-Type', 'application/json; charset=utf-8');
    reply.header('Vary', 'Origin').header('Set-Cookie', ['a=1', 'b=2']);
    return sendJsonText(request, reply, text);
  });
  const request = (headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: LIST_URL, headers });
  return { request, runningReads, slotsWhileWorking: () => slotsWhileWorking };
}

test.for([
  ['as it is', {}, undefined, (body: Buffer) => body],
  [
    'compressed for a browser',
    { 'accept-encoding': 'gzip, deflate, br' },
    'br',
    brotliDecompressSync,
  ],
  ['compressed for an older browser', { 'accept-encoding': 'gzip' }, 'gzip', gunzipSync],
  [
    'compressed for an Accept-Encoding with q=0',
    { 'accept-encoding': 'br;q=0, gzip' },
    'gzip',
    gunzipSync,
  ],
] as const)(
  'a reply text with any letters arrives %s, with its length, cookies and id',
  async ([, headers, encoding, decompress]) => {
    const { request } = await start();
    const reply = await request({ ...headers, 'x-request-id': 'sent-by-a-test' });
    expect(reply.statusCode).toBe(200);
    expect(decompress(reply.rawPayload).toString()).toBe(TEXT);
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(reply.headers).toMatchObject({
      'x-request-id': 'sent-by-a-test',
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

test('a short text is not compressed', async () => {
  const { request } = await start('{"data":"짧아요"}');
  const reply = await request({ 'accept-encoding': 'br' });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.json()).toEqual({ data: '짧아요' });
});

test('a HEAD request gets the headers and no body', async () => {
  const { request } = await start();
  const reply = await request({}, 'HEAD');
  expect(reply.statusCode).toBe(200);
  expect(reply.payload).toBe('');
  expect(Number(reply.headers['content-length'])).toBe(Buffer.byteLength(TEXT));
});

test('the slot of a request is released once its reply is sent', async () => {
  const { request, runningReads, slotsWhileWorking } = await start();
  await request();
  expect(slotsWhileWorking()).toBe(1);
  expect(runningReads.count('guests-list')).toBe(0);
});
