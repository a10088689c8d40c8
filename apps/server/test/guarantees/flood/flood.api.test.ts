import { performance } from 'node:perf_hooks';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { endpoints, fillPath, paramNames } from '#test/guarantees/endpoints.ts';
import { server, test } from '#test/harness/server-test.ts';

const AT_ONCE = 600;
const MEMBERS = 20;

test.override({ settings: { RATE_LIMIT_FACTOR: '1' } });

type Send = (options: InjectOptions) => Promise<LightMyRequestResponse>;

let database: Database;
let send: Send;
let members: TestMember[];
let close: () => Promise<void>;

// The database of the harness waits long for a connection; that of the program does not.
test.beforeAll(async () => {
  const { context } = server;
  const { connection } = context.database;
  database = openDatabase({ connection, maxConnections: 5, log: context.log });
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

/** What other members do meanwhile: each reads, writes and reads again. */
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

/** Sends all at once, again and again until the other members are done; returns the replies by status. */
async function floodBesideMembers(requests: InjectOptions[], probeAddress?: string) {
  const counts: Record<string, number> = {};
  let isOver = false;
  const flood = Array.from({ length: AT_ONCE }, async (_, index) => {
    for (let turn = index; !isOver; turn += AT_ONCE) {
      const { statusCode } = await send(requests[turn % requests.length] ?? {});
      counts[statusCode] = (counts[statusCode] ?? 0) + 1;
    }
  });
  const begun = performance.now();
  const statuses: number[] = [];
  // Longer than a request may wait, so that refusals come while the members are at work.
  while (performance.now() - begun < 3_000) statuses.push(...(await useApp(probeAddress)));
  isOver = true;
  await Promise.all(flood);
  return { counts, statuses };
}

function expectHeld(statuses: number[]) {
  expect(statuses.length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
}

test('600 writes at once of one member do not disturb the others', async () => {
  const flooder = await createMember(server.context);
  const { counts, statuses } = await floodBesideMembers([change(flooder)]);
  expectHeld(statuses);
  expect(Object.keys(counts)).toEqual(['200', '429']);
  expect(counts['429']).toBeGreaterThan(counts['200'] ?? 0);
});

test('600 reads at once of one member do not disturb the others', async () => {
  const flooder = await createMember(server.context);
  const reads = ['/api/clubs/search?keyword=독서', '/api/chats', '/api/notices'];
  const { counts, statuses } = await floodBesideMembers(
    reads.map((url) => ({ method: 'GET' as const, url: encodeURI(url), ...as(flooder) })),
  );
  expectHeld(statuses);
  expect(Object.keys(counts)).toEqual(['200', '429']);
});

test('600 requests at once to every public endpoint do not disturb the members', async () => {
  const requests = endpoints
    .filter(({ access, multipart }) => access === 'anyone' && multipart === undefined)
    .map((endpoint): InjectOptions => {
      const params = Object.fromEntries(paramNames(endpoint).map((name) => [name, 'x']));
      const { method } = endpoint;
      const url = `${fillPath(endpoint, params)}?cl=1&days=1`;
      return method === 'GET' ? { method, url } : { method, url, payload: {} };
    });
  const { counts, statuses } = await floodBesideMembers(requests);
  expectHeld(statuses);
  expect(counts['503']).toBeUndefined();
  expect(counts['429']).toBeGreaterThan(0);
});

test('600 requests at once with bad tokens do not disturb the members', async () => {
  const requests = Array.from({ length: 7 }, (_, index) => ({
    method: 'GET' as const,
    url: '/api/notices',
    headers: { authorization: `Bearer not.a${index}.token` },
  }));
  const { counts, statuses } = await floodBesideMembers(requests);
  expectHeld(statuses);
  expect(Object.keys(counts)).not.toContain('503');
});

test('600 health checks at once disturb neither members nor checks from elsewhere', async () => {
  const flood: InjectOptions[] = [{ method: 'GET', url: '/readyz' }];
  const { statuses } = await floodBesideMembers(flood, '192.0.2.1');
  expectHeld(statuses);
});

test('writes of one member that wait for a row leave connections to the others', async () => {
  const flooder = await createMember(server.context);
  await send(change(flooder));
  const client = await server.context.database.checkOut();
  await client.query('begin');
  await client.query('select from notice_settings where member_id = $1 for update', [
    flooder.memberId,
  ]);
  const waiting = Array.from({ length: 20 }, () => send(change(flooder)));
  await expect.poll(() => database.load().busy).toBe(2);
  expectHeld(await useApp());
  await client.query('rollback');
  client.release();
  for (const { statusCode } of await Promise.all(waiting)) expect([200, 429]).toContain(statusCode);
});
