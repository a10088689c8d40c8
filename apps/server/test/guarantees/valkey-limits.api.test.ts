import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createPasswordMember, PASSWORD } from '#test/factories/password-member.ts';
import { startTestAppForTest, type TestApp } from '#test/harness/test-app.ts';
import { startValkey, type ValkeyServer, valkeyProgram } from '#test/peers/valkey-server.ts';

const settings = {
  RATE_LIMIT_FACTOR: '1',
  RATE_LIMITS: 'duplicateCheck=10/600,loginAccountAddress=10/900',
};
const check = {
  method: 'POST',
  url: '/api/members/check',
  payload: { nickname: '아무개' },
} as const;
const patient = { timeout: 20_000 };

async function startTwo(VALKEY_URL: string): Promise<[TestApp, TestApp]> {
  const first = await startTestAppForTest({ ...settings, VALKEY_URL });
  const { database } = first.context;
  return [first, await startTestAppForTest({ ...settings, VALKEY_URL }, database)];
}

function logIn({ call }: TestApp, email: string, password: string) {
  return call({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
}

const countStatus = (replies: LightMyRequestResponse[], status: number) =>
  replies.filter(({ statusCode }) => statusCode === status).length;

async function guessAtOnce(apps: [TestApp, TestApp], email: string): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, index) => logIn(apps[index % 2] ?? apps[0], email, 'wrong-1')),
  );
  expect(countStatus(replies, 401) + countStatus(replies, 429)).toBe(24);
  return countStatus(replies, 401);
}

async function passedAtOnce(apps: [TestApp, TestApp]): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (apps[index % 2] ?? apps[0]).call(check)),
  );
  expect(countStatus(replies, 200) + countStatus(replies, 429)).toBe(30);
  return countStatus(replies, 200);
}

const countedRows = ({ context }: TestApp) =>
  runSql(context.database, 'select rule from rate_limit_hits');

// covers O1 (docs/coverage-statements.md)
test('two servers with an unreachable Valkey share every limit in PostgreSQL', async () => {
  expect(await passedAtOnce(await startTwo('valkey://127.0.0.1:1'))).toBe(10);
});

describe.runIf(valkeyProgram !== undefined)('two servers with one Valkey', () => {
  let valkey: ValkeyServer;
  beforeAll(async () => {
    valkey = await startValkey();
  });
  afterAll(() => valkey.kill());

  test('two servers with Valkey share one limit on wrong passwords, without SQL rows', async () => {
    const apps = await startTwo(valkey.url);
    const { email } = await createPasswordMember(apps[0]);
    expect(await guessAtOnce(apps, email)).toBe(10);
    expect((await logIn(apps[1], email, PASSWORD)).statusCode).toBe(429);
    expect(await countedRows(apps[0])).toEqual([]);
    apps[1].clock.advance(900_000);
    expect((await logIn(apps[1], email, PASSWORD)).statusCode).toBe(200);
  });

  test('two servers count a burst of parallel requests exactly', async () => {
    const apps = await startTwo(valkey.url);
    expect(await passedAtOnce(apps)).toBe(10);
    expect(await countedRows(apps[0])).toEqual([]);
  });

  test('two servers allow any number of logins with the right password', async () => {
    const apps = await startTwo(valkey.url);
    const { email } = await createPasswordMember(apps[0]);
    for (let count = 0; count < 12; count += 1) {
      expect((await logIn(apps[0], email, PASSWORD)).statusCode).toBe(200);
    }
  });

  test('an unfinished password attempt is no longer counted after half a minute', async () => {
    const [app] = await startTwo(valkey.url);
    const { limits, clock } = app.context;
    const now = clock.now().getTime();
    const counter = {
      rule: 'passwordCheck',
      subjectHash: Buffer.from('device'),
      start: new Date(now),
      end: new Date(now + 900_000),
    };
    const pendingNow = async () => (await limits.reserve([counter])).counts[0]?.pending;
    expect(await pendingNow()).toBe(1);
    expect(await pendingNow()).toBe(2);
    app.clock.advance(31_000);
    expect(await pendingNow()).toBe(1);
  });

  test.each(['killed', 'frozen'] as const)(
    'limits are counted in PostgreSQL while Valkey is %s, and in Valkey afterwards',
    async (fate) => {
      const own = await startValkey();
      onTestFinished(own.kill);
      const apps = await startTwo(own.url);
      const isAway = async () => {
        const gauge = apps[0].context.meters.gauges().find(({ name }) => name.endsWith('fallback'));
        return (await gauge?.read())?.[0]?.value;
      };
      const { email } = await createPasswordMember(apps[0]);
      expect(await isAway()).toBe(0);
      if (fate === 'killed') await own.kill();
      else own.freeze();
      expect(await guessAtOnce(apps, email)).toBe(10);
      expect((await logIn(apps[0], email, PASSWORD)).statusCode).toBe(429);
      expect(await isAway()).toBe(1);
      if (fate === 'frozen') own.thaw();
      else onTestFinished((await startValkey(own.port)).kill);
      await vi.waitFor(async () => expect(await isAway()).toBe(0), patient);
      // Valkey does not have the counts from PostgreSQL, so the limit starts from zero once.
      expect((await logIn(apps[0], email, PASSWORD)).statusCode).toBe(200);
    },
  );
});
