import { once } from 'node:events';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, vi } from 'vitest';
import { drain } from '#server/http/readiness/draining.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const WEB = 'https://app.example';
const URL_OF_LIST = '/api/clubs/category?cl=2';
test.override({ settings: { TRUST_PROXY: 'on', WEB_ORIGINS: WEB } });

let member: TestMember;
test.beforeAll(async () => {
  member = await createMember(server.context);
  await createClub(server.context, { hostId: member.memberId });
});

test.beforeEach(() => server.context.doorbells.ring({ event: 'lists' }));

const ask = (headers: Record<string, string> = {}, url = URL_OF_LIST) =>
  server.call({ method: 'GET', url, headers });

async function whole(headers: Record<string, string> = {}) {
  const reply = await ask(headers);
  const { date: _, 'x-request-id': id, ...others } = reply.headers;
  return { id, reply: { status: reply.statusCode, headers: others, body: reply.rawPayload } };
}

/** Returns what of the work asks the caches, which a kept reply does not. */
async function looksAtCaches(work: () => Promise<unknown>): Promise<boolean> {
  const clock = vi.spyOn(server.context.listCacheVersion, 'current');
  await work();
  const looks = clock.mock.calls.length;
  clock.mockRestore();
  return looks > 1;
}

test.for([
  ['not packed', {}, (body: Buffer) => body],
  ['packed for a browser', { 'accept-encoding': 'gzip, deflate, br, zstd' }, brotliDecompressSync],
  ['packed for an older one', { 'accept-encoding': 'gzip, deflate' }, gunzipSync],
] as const)(
  'a kept reply, %s, is the first one again, every header but its own id included',
  async ([, headers, unpack]) => {
    const plain = (await ask({}, `${URL_OF_LIST}&page=1`)).payload;
    const first = await whole(headers);
    let kept = first;
    expect(
      await looksAtCaches(async () => {
        kept = await whole(headers);
      }),
    ).toBe(false);
    expect(kept.reply).toEqual(first.reply);
    expect(kept.id).toMatch(/^.{12}$/);
    expect(kept.id).not.toBe(first.id);
    expect(unpack(kept.reply.body).toString()).toBe(plain);
    expect(kept.reply.headers).toMatchObject({
      'content-length': String(kept.reply.body.length),
      'content-type': 'application/json; charset=utf-8',
      'x-frame-options': 'DENY',
      vary: expect.stringContaining('Origin'),
    });
  },
);

test('who takes no packed reply gets none, also when others were sent packed ones', async () => {
  await ask({ 'accept-encoding': 'br' });
  await ask({ 'accept-encoding': 'br' });
  const unpacked = [await ask(), await ask({ 'accept-encoding': 'br', 'x-no-compression': '1' })];
  for (const { headers } of unpacked) expect(headers).not.toHaveProperty('content-encoding');
  const refused = await ask({ 'accept-encoding': 'br;q=0, gzip' });
  expect(refused.headers).toMatchObject({ 'content-encoding': 'gzip' });
});

test('a member is told the address that guests are not, whoever asked first', async () => {
  const authorization = `Bearer ${member.token}`;
  const location = async (headers = {}) => (await ask(headers)).json().data[0].location;
  const [guest, guestAgain] = [await location(), await location()];
  const told = await location({ authorization });
  expect(guestAgain).toBe(guest);
  expect(told).not.toBe(guest);
  expect([await location({ authorization }), await location()]).toEqual([told, guest]);
});

test('the page of another origin is allowed to read what a guest was sent before', async () => {
  await ask();
  const { headers } = await ask({ origin: WEB });
  expect(headers).toMatchObject({ 'access-control-allow-origin': WEB });
  expect((await ask()).headers).not.toHaveProperty('access-control-allow-origin');
});

test('a reply kept for a plain connection is not sent over an encrypted one', async () => {
  await ask();
  const { headers } = await ask({ 'x-forwarded-proto': 'https' });
  expect(headers).toHaveProperty('strict-transport-security');
  expect((await ask()).headers).not.toHaveProperty('strict-transport-security');
});

test('a HEAD request gets the headers of a kept reply and no body', async () => {
  await ask();
  const reply = await server.call({ method: 'HEAD', url: URL_OF_LIST });
  expect(reply.statusCode).toBe(200);
  expect(reply.payload).toBe('');
});

test('what is wrong with a request is told before anything kept is sent', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const send = async (hosts: string) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    socket.write(`GET ${URL_OF_LIST} HTTP/1.1\r\n${hosts}\r\n`);
    const [reply] = await once(socket, 'data');
    socket.destroy();
    return String(reply);
  };
  await send('Host: azit\r\n');
  expect(await send('Host: azit\r\n')).toMatch(/^HTTP\/1.1 200.*keep-alive/s);
  expect(await send('Host: azit\r\nHost: other\r\n')).toMatch(/^HTTP\/1.1 400/);
  // A process that is about to stop ends its connections, also with kept replies.
  await drain(server.app, 1);
  expect(await send('Host: azit\r\n')).toMatch(/^HTTP\/1.1 200.*connection: close/is);
});
