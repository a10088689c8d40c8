import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { drain } from '#server/http/readiness/health.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const WEB = 'https://app.example';
const LIST_URL = '/api/clubs/category?cl=2';
test.override({ settings: { TRUST_PROXY: 'on', WEB_ORIGINS: WEB } });

let member: TestMember;
test.beforeAll(async () => {
  member = await createMember(server.context);
  await createClub(server.context, { hostId: member.memberId });
});

test.beforeEach(() => server.context.doorbells.ring({ event: 'lists' }));

const request = (headers: Record<string, string> = {}, url = LIST_URL) =>
  server.call({ method: 'GET', url, headers });

async function whole(headers: Record<string, string> = {}) {
  const reply = await request(headers);
  const { date: _, 'x-request-id': id, ...others } = reply.headers;
  return { id, reply: { status: reply.statusCode, headers: others, body: reply.rawPayload } };
}

async function looksAtCaches(work: () => Promise<unknown>): Promise<boolean> {
  const clock = vi.spyOn(server.context.listCacheVersion, 'current');
  await work();
  const looks = clock.mock.calls.length;
  clock.mockRestore();
  return looks > 1;
}

test.for([
  ['uncompressed', {}, (body: Buffer) => body],
  [
    'compressed for a browser',
    { 'accept-encoding': 'gzip, deflate, br, zstd' },
    brotliDecompressSync,
  ],
  ['compressed for an older browser', { 'accept-encoding': 'gzip, deflate' }, gunzipSync],
] as const)(
  'a cached response, %s, equals the first one except for its request id',
  async ([, headers, decompress]) => {
    const plain = (await request({}, `${LIST_URL}&page=1`)).payload;
    const first = await whole(headers);
    let cached = first;
    expect(
      await looksAtCaches(async () => {
        cached = await whole(headers);
      }),
    ).toBe(false);
    expect(cached.reply).toEqual(first.reply);
    expect(cached.id).toMatch(/^.{12}$/);
    expect(cached.id).not.toBe(first.id);
    expect(decompress(cached.reply.body).toString()).toBe(plain);
    expect(cached.reply.headers).toMatchObject({
      'content-length': String(cached.reply.body.length),
      'content-type': 'application/json; charset=utf-8',
      'x-frame-options': 'DENY',
      vary: expect.stringContaining('Origin'),
    });
  },
);

test('a client without compression gets an uncompressed response from the cache', async () => {
  await request({ 'accept-encoding': 'br' });
  await request({ 'accept-encoding': 'br' });
  const uncompressed = [
    await request(),
    await request({ 'accept-encoding': 'br', 'x-no-compression': '1' }),
  ];
  for (const { headers } of uncompressed) expect(headers).not.toHaveProperty('content-encoding');
  const refused = await request({ 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers).toMatchObject({ 'content-encoding': 'gzip' });
});

test('a member sees an address hidden from guests although the guests’ reply is cached', async () => {
  const authorization = `Bearer ${member.token}`;
  const location = async (headers = {}) => (await request(headers)).json().data[0].location;
  const [guest, guestAgain] = [await location(), await location()];
  const shown = await location({ authorization });
  expect(guestAgain).toBe(guest);
  expect(shown).not.toBe(guest);
  expect([await location({ authorization }), await location()]).toEqual([shown, guest]);
});

test('a response cached for a guest carries CORS headers for an allowed origin', async () => {
  await request();
  const { headers } = await request({ origin: WEB });
  expect(headers).toMatchObject({ 'access-control-allow-origin': WEB });
  expect((await request()).headers).not.toHaveProperty('access-control-allow-origin');
});

test('a response cached for HTTP is not sent over HTTPS', async () => {
  await request();
  const { headers } = await request({ 'x-forwarded-proto': 'https' });
  expect(headers).toHaveProperty('strict-transport-security');
  expect((await request()).headers).not.toHaveProperty('strict-transport-security');
});

test('a HEAD request gets the headers of a cached response and no body', async () => {
  await request();
  const reply = await server.call({ method: 'HEAD', url: LIST_URL });
  expect(reply.statusCode).toBe(200);
  expect(reply.payload).toBe('');
});

test('while the app drains, a cached reply closes the connection; bad requests get 400', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (hosts: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET ${LIST_URL} HTTP/1.1\r\n${hosts}\r\n`);
    const [reply] = await once(socket, 'data');
    socket.destroy();
    return String(reply);
  };
  await send('Host: azit\r\n');
  expect(await send('Host: azit\r\n')).toMatch(/^HTTP\/1.1 200.*keep-alive/s);
  expect(await send('Host: azit\r\nHost: other\r\n')).toMatch(/^HTTP\/1.1 400/);
  await drain(server.app, 1);
  expect(await send('Host: azit\r\n')).toMatch(/^HTTP\/1.1 200.*connection: close/is);
});
