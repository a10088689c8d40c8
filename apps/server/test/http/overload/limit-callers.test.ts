import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { handleError } from '#server/http/error-handler.ts';
import { releaseSlotsWithReply } from '#server/http/overload/held-slots.ts';
import { limitCallers } from '#server/http/overload/limit-callers.ts';
import type { TokenBearer } from '#server/http/viewer.ts';
import { readConfig } from '#server/runtime/config.ts';
import { meters } from '#server/runtime/meters.ts';

const AT_ONCE = {
  member: { GET: 4, PUT: 2 },
  guests: { GET: 4, PUT: 2 },
  address: { GET: 16, PUT: 8 },
} as const;

async function readToken(token: string): Promise<TokenBearer | undefined> {
  const memberId = Number(/^member\.(\d+)\.x$/.exec(token)?.[1]);
  if (Number.isNaN(memberId)) return undefined;
  return { memberId, sessionId: '', tokenExpiresAt: new Date() };
}

const member = (id: number) => `member.${id}.x`;

type Request = { method?: 'GET' | 'PUT'; token?: string; remoteAddress?: string; url?: string };

function start(factor = '0') {
  const app = Fastify();
  app.setErrorHandler(handleError);
  const measured = meters();
  const config = readConfig({ RATE_LIMIT_FACTOR: factor });
  limitCallers(app, { config, meters: measured, tokens: { read: readToken } });
  releaseSlotsWithReply(app);
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  let atWork = 0;
  const work = async () => {
    atWork += 1;
    await promise;
    atWork -= 1;
    return 'served';
  };
  app.all('/', work);
  app.all('/readyz', work);
  app.all('/slotless', { config: { holdsNoSlot: () => true } }, work);
  const send = async ({ method = 'PUT', token, remoteAddress, url = '/' }: Request = {}) => {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const address = remoteAddress === undefined ? {} : { remoteAddress };
    const body = method === 'PUT' ? { payload: {} } : {};
    return app.inject({ method, url, headers, ...address, ...body });
  };
  const sendMany = (count: number, request: (index: number) => Request) =>
    Promise.all(Array.from({ length: count }, (_, index) => send(request(index))));
  onTestFinished(async () => {
    finish();
    await app.close();
  });
  return { app, measured, finish, send, sendMany, atWork: () => atWork };
}

test.each(['GET', 'PUT'] as const)(
  'one member gets only a few %s slots, and other members still get slots',
  async (method) => {
    const { sendMany, send, atWork, finish } = start();
    const own = AT_ONCE.member[method];
    const replies = sendMany(own + 1, () => ({ method, token: member(1) }));
    await expect.poll(atWork).toBe(own);
    const other = send({ method, token: member(2) });
    await expect.poll(atWork).toBe(own + 1);
    finish();
    for (const { statusCode } of [...(await replies), await other]) expect(statusCode).toBe(200);
  },
);

test.each(['GET', 'PUT'] as const)(
  'guests and callers with bad tokens share the %s slots of their address',
  async (method) => {
    const { sendMany, send, atWork, finish } = start();
    const shared = AT_ONCE.guests[method];
    const guests = sendMany(shared + 5, (index) =>
      index % 2 === 0 ? { method } : { method, token: 'of.no.member' },
    );
    await expect.poll(atWork).toBe(shared);
    const others = [
      send({ method, remoteAddress: '192.0.2.9' }),
      send({ method, token: member(1) }),
    ];
    await expect.poll(atWork).toBe(shared + 2);
    finish();
    await Promise.all([guests, ...others]);
  },
);

test.each(['GET', 'PUT'] as const)(
  'many accounts on one address share a limited number of running %s requests',
  async (method) => {
    const { sendMany, send, atWork, finish } = start();
    const shared = AT_ONCE.address[method];
    const accounts = sendMany(60, (index) => ({ method, token: member(index) }));
    await expect.poll(atWork).toBe(shared);
    const elsewhere = send({ method, token: member(99), remoteAddress: '192.0.2.9' });
    await expect.poll(atWork).toBe(shared + 1);
    finish();
    for (const { statusCode } of [...(await accounts), await elsewhere]) {
      expect(statusCode).toBe(200);
    }
  },
);

test('a request that waits too long for a slot gets 429 in Korean with a retry time', async () => {
  const { sendMany, send, measured, atWork } = start();
  void sendMany(AT_ONCE.member.PUT, () => ({ token: member(1) }));
  await expect.poll(atWork).toBe(AT_ONCE.member.PUT);
  const refused = await send({ token: member(1) });
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json()).toEqual({
    status: 429,
    code: 'RATE_LIMITED',
    message: '한꺼번에 보낸 요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
  });
  expect(measured.getCounts('azit_limits_refused_total').get('slots write')).toBe(1);
});

test('a flood of requests is slowed down, and the excess is refused after a wait', async () => {
  const { send, measured, finish } = start('1');
  finish();
  const sendTimed = async () => {
    const begun = performance.now();
    const { statusCode } = await send({ token: member(1) });
    return { statusCode, ms: performance.now() - begun };
  };
  const replies = await Promise.all(Array.from({ length: 200 }, sendTimed));
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  // The limit admits a burst of 30 and 10 per second; a request may wait for two seconds.
  expect(replies.length - refused.length).toBeGreaterThanOrEqual(50);
  expect(replies.length - refused.length).toBeLessThan(90);
  expect(Math.min(...refused.map(({ ms }) => ms))).toBeGreaterThan(900);
  expect(measured.getCounts('azit_limits_refused_total').get('pace write')).toBe(refused.length);
  expect((await send({ token: member(2) })).statusCode).toBe(200);
});

test('a health check is answered while all slots of its address are taken', async () => {
  const { sendMany, send, atWork, finish } = start();
  const guests = sendMany(AT_ONCE.guests.GET + 5, () => ({ method: 'GET' }));
  await expect.poll(atWork).toBe(AT_ONCE.guests.GET);
  const check = send({ method: 'GET', url: '/readyz' });
  await expect.poll(atWork).toBe(AT_ONCE.guests.GET + 1);
  finish();
  await Promise.all([guests, check]);
});

test('a request to a route without a slot limit takes no slot', async () => {
  const { sendMany, send, atWork, finish } = start();
  const slow = sendMany(20, () => ({ token: member(1), url: '/slotless' }));
  await expect.poll(atWork).toBe(20);
  const usual = send({ token: member(1) });
  await expect.poll(atWork).toBe(21);
  finish();
  await Promise.all([slow, usual]);
});

test('a request whose body is still arriving takes no slot', async () => {
  const { app, send, finish } = start();
  finish();
  const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  const half =
    'PUT / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{';
  const arrived = vi.fn();
  app.server.on('request', arrived);
  const sockets = Array.from({ length: AT_ONCE.guests.PUT }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    await once(socket, 'connect');
    socket.write(half);
  }
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(sockets.length));
  expect((await send()).statusCode).toBe(200);
  for (const socket of sockets) socket.destroy();
});
