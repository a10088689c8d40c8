import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { describe, expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { LocalCounts } from '#server/limits/local-counts.ts';
import { postgresCounts } from '#server/limits/postgres-counts.ts';
import { createPasswordMember, PASSWORD } from '#test/factories/password-member.ts';
import { resetLimits } from '#test/factories/reset-limits.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest, type TestApp } from '#test/harness/test-app.ts';

const LIMITS = 'duplicateCheck=10/600,loginAccountAddress=5/900';

let twins: readonly { app: FastifyInstance; database: Database }[];
test.override({ settings: { RATE_LIMIT_FACTOR: '1', RATE_LIMITS: LIMITS } });
test.beforeAll(async () => {
  twins = await Promise.all([startTwin(), startTwin()]);
});
test.afterAll(async () => {
  for (const { app, database } of twins) {
    await app.close();
    await database.close();
  }
});

async function startTwin() {
  const { context } = server;
  const { connection } = context.database;
  const options = { connection, maxConnections: 4, log: context.log, connectionTimeout: 20_000 };
  const database = openDatabase(options);
  return {
    database,
    app: await createApp({
      ...context,
      database,
      limits: postgresCounts(database),
      localCounts: new LocalCounts(),
    }),
  };
}

function send(index: number, request: InjectOptions): Promise<LightMyRequestResponse> {
  const app = twins[index % twins.length]?.app ?? server.app;
  return app.inject(request);
}

test.beforeEach(() => resetLimits(server.context));

const check = {
  method: 'POST',
  url: '/api/members/check',
  payload: { nickname: '아무개' },
} as const;

function count(replies: LightMyRequestResponse[], status: number): number {
  return replies.filter(({ statusCode }) => statusCode === status).length;
}

describe('two servers on one database', () => {
  test('two servers share the limit on the number of requests exactly', async () => {
    const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => send(index, check)));
    expect(count(replies, 200)).toBe(10);
    expect(count(replies, 429)).toBe(20);
  });

  test('two servers share the limit on wrong passwords, then refuse the right password', async () => {
    const { email } = await createPasswordMember(server);
    const url = '/api/auth/login';
    const guess = (index: number, password: string, remoteAddress = '192.0.2.1') =>
      send(index, { method: 'POST', url, payload: { email, password }, remoteAddress });
    const replies = await Promise.all(
      Array.from({ length: 16 }, (_, index) => guess(index, `wrong${index}`)),
    );
    expect(count(replies, 401)).toBe(5);
    expect(count(replies, 429)).toBe(11);
    expect((await guess(1, PASSWORD)).statusCode).toBe(429);
    expect((await guess(1, PASSWORD, '192.0.2.2')).statusCode, 'from elsewhere').toBe(200);
  });
});

async function passedWith(
  { call }: TestApp,
  getHeaders: (index: number) => Record<string, string>,
) {
  const replies: LightMyRequestResponse[] = [];
  for (let index = 0; index < 15; index += 1) {
    replies.push(await call({ ...check, headers: getHeaders(index) }));
  }
  return count(replies, 200);
}

describe('forwarding headers of proxies', () => {
  test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip'])(
    'the header %s does not change the counted address while no proxy is trusted',
    async (name) => {
      const passed = await passedWith(server, (index) => ({
        [name]: name === 'forwarded' ? `for=198.51.100.${index}` : `198.51.100.${index}`,
      }));
      expect(passed).toBe(10);
    },
  );

  test('behind a trusted proxy each client is counted by the address the proxy added', async () => {
    const trusting = await startTestAppForTest({
      RATE_LIMIT_FACTOR: '1',
      RATE_LIMITS: LIMITS,
      TRUST_PROXY: 'on',
    });
    const everybody = await passedWith(trusting, (index) => ({
      'x-forwarded-for': `198.51.100.${index}`,
    }));
    expect(everybody).toBe(15);
    const one = await passedWith(trusting, (index) => ({
      'x-forwarded-for': `203.0.113.${index}, 10.0.0.${index}, 198.51.100.99`,
    }));
    expect(one, 'the caller may have written everything to the left').toBe(10);
  });
});
