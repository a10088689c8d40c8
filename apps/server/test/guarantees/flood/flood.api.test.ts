import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { endpoints, fillPath, paramNames } from '#test/guarantees/endpoints.ts';
import { holdRow } from '#test/harness/hold-row.ts';
import { server, test } from '#test/harness/server-test.ts';

const AT_ONCE = 600;
const MEMBERS = 20;

test.override({ settings: { RATE_LIMIT_FACTOR: '1', SHED_LOAD: 'on' } });

type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

let database: Database;
let send: Send;
let members: TestMember[];
let close: () => Promise<void>;

const MAX_CONNECTIONS = 5;
const MAX_WAITING = MEMBERS + 24;
let mostWaiting = 0;

test.beforeAll(async () => {
  const { context } = server;
  const { connection } = context.database;
  // A busy machine is slow, so the test checks the number of waiting statements instead of their
  // waiting time.
  const limits = { maxConnections: MAX_CONNECTIONS, connectionTimeout: 20_000 };
  const opened = openDatabase({ connection, ...limits, log: context.log });
  const noteWaiting = () => {
    mostWaiting = Math.max(mostWaiting, opened.load().waiting);
  };
  database = {
    ...opened,
    run: (query) => {
      const result = opened.run<never>(query);
      noteWaiting();
      return result;
    },
    checkOut: () => {
      const client = opened.checkOut();
      noteWaiting();
      return client;
    },
  };
  const app = await createApp({ ...context, database });
  send = (options) => app.inject(options);
  close = async () => {
    await app.close();
    await database.close();
  };
  members = [];
  for (let made = 0; made < MEMBERS; made += 1) members.push(await createMember(context));
});
test.afterAll(() => close());

const as = ({ token }: TestMember) => ({ headers: { authorization: `Bearer ${token}` } });
const change = (member: TestMember): InjectOptions => ({
  method: 'PUT',
  url: '/api/notice-settings',
  payload: { hideContent: true },
  ...as(member),
});

async function useApp(probeAddress?: string): Promise<number[]> {
  const from = probeAddress === undefined ? {} : { remoteAddress: probeAddress };
  const statuses = await Promise.all(
    members.map(async (member, index) => {
      const requests: InjectOptions[] = [
        { method: 'GET', url: '/api/notices', ...as(member) },
        change(member),
        { method: 'GET', url: '/api/clubs/category?cl=2', ...as(member) },
        { method: 'GET', url: '/readyz', ...from },
      ];
      const replies: number[] = [];
      for (let turn = 0; turn < requests.length; turn += 1) {
        const request = requests[(turn + index) % requests.length];
        if (request !== undefined) replies.push((await send(request)).statusCode);
      }
      return replies;
    }),
  );
  return statuses.flat();
}

type Flood = { requests: InjectOptions[]; isRefused?: boolean; probeAddress?: string };

async function floodBesideMembers({ requests, isRefused = true, probeAddress }: Flood) {
  const counts: Record<string, number> = {};
  mostWaiting = 0;
  let isOver = false;
  const flood = Array.from({ length: AT_ONCE }, async (_, index) => {
    for (let turn = index; !isOver; turn += AT_ONCE) {
      const { statusCode } = await send(requests[turn % requests.length] ?? {});
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
  });
  const statuses = [...(await useApp(probeAddress)), ...(await useApp(probeAddress))];
  if (isRefused) await expect.poll(() => counts['429'] ?? 0).toBeGreaterThan(0);
  statuses.push(...(await useApp(probeAddress)));
  isOver = true;
  await Promise.all(flood);
  return { counts, statuses };
}

function expectHeld(statuses: number[]) {
  expect(statuses.length).toBeGreaterThan(0);
  expect(mostWaiting).toBeLessThanOrEqual(MAX_WAITING);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}

// covers O6 (docs/coverage-statements.md)
test('600 parallel writes of one member do not slow down other members', async () => {
  const flooder = await createMember(server.context);
  const { counts, statuses } = await floodBesideMembers({ requests: [change(flooder)] });
  expectHeld(statuses);
  expect(Object.keys(counts)).toEqual(['200', '429']);
  expect(counts['429']).toBeGreaterThan(counts['200'] ?? 0);
});

// covers O6 (docs/coverage-statements.md)
test('600 parallel reads of one member do not slow down other members', async () => {
  const flooder = await createMember(server.context);
  const ledger = `/api/members/${flooder.memberId}/reputation-events`;
  const reads = ['/api/clubs/search?keyword=독서', '/api/chats', '/api/notices', ledger];
  const { counts, statuses } = await floodBesideMembers({
    requests: reads.map((url) => ({ method: 'GET', url: encodeURI(url), ...as(flooder) })),
  });
  expectHeld(statuses);
  expect(Object.keys(counts)).toEqual(['200', '429']);
});

// covers O6 (docs/coverage-statements.md)
test('600 parallel requests to every public endpoint do not slow down members', async () => {
  const requests = endpoints
    .filter(({ access, multipart }) => access === 'anyone' && multipart === undefined)
    .map((endpoint): InjectOptions => {
      const params = Object.fromEntries(paramNames(endpoint).map((name) => [name, 'x']));
      const { method } = endpoint;
      const url = `${fillPath(endpoint, params)}?cl=1&days=1`;
      return method === 'GET' ? { method, url } : { method, url, payload: {} };
    });
  const { counts, statuses } = await floodBesideMembers({ requests });
  expectHeld(statuses);
  expect(counts['503']).toBeUndefined();
});

// covers O6 (docs/coverage-statements.md)
test('600 parallel requests with bad tokens do not slow down members', async () => {
  const requests = Array.from({ length: 7 }, (_, index) => ({
    method: 'GET' as const,
    url: '/api/notices',
    headers: { authorization: `Bearer not.a${index}.token` },
  }));
  const { counts, statuses } = await floodBesideMembers({ requests, isRefused: false });
  expectHeld(statuses);
  expect(counts['503']).toBeUndefined();
});

// covers O6 (docs/coverage-statements.md)
test('600 parallel health checks slow down neither members nor other health checks', async () => {
  const requests: InjectOptions[] = [{ method: 'GET', url: '/readyz' }];
  const flood = { requests, isRefused: false, probeAddress: '192.0.2.1' };
  const { statuses } = await floodBesideMembers(flood);
  expectHeld(statuses);
});

// covers O6 (docs/coverage-statements.md)
test('a member’s writes that wait for a locked row leave connections for other members', async () => {
  const flooder = await createMember(server.context);
  await send(change(flooder));
  const lock = 'select from notice_settings where member_id = $1 for update';
  const free = await holdRow(server.context.database, lock, [flooder.memberId]);
  const waiting = Array.from({ length: 20 }, () => send(change(flooder)));
  await expect.poll(() => database.load().busy).toBe(2);
  expectHeld(await useApp());
  await free();
  for (const { statusCode } of await Promise.all(waiting)) expect([200, 429]).toContain(statusCode);
});
