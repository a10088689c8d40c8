import { expect, vi } from 'vitest';
import { inTransaction } from '#server/database/transaction.ts';
import { addNotices } from '#server/modules/notices/add-notices.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { openStream, requestStream, type StreamClient } from '#test/harness/event-stream-client.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

const patient = { timeout: 10_000 };
const OPENED = [':', 'notices {"unread":0}'];

let member: TestMember;
test.beforeEach(async () => {
  member = await createMember(server.context);
});

function addNotice(memberId: number) {
  const context = { ...server.context, doorbells: { ring: () => {} } };
  return inTransaction(context, (tx) => addNotices(tx, [{ kind: 'NEW_FOLLOWER', memberId }]));
}

const waitFor = ({ received }: StreamClient, what: string[]) =>
  vi.waitFor(() => expect(received).toEqual(what), patient);

// covers L1.1 (docs/coverage-statements.md)
test('a stream is uncompressed and uncacheable and starts with the unread count', async () => {
  // Use another member: a new stream sends the unread count to all streams of the same member, so
  // the stream checked below could receive an extra count.
  const other = await createMember(server.context);
  const { reply } = await requestStream(server, other.token, {
    'accept-encoding': 'br, gzip',
    origin: 'https://elsewhere.example',
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  await addNotice(member.memberId);
  const stream = await openStream(server, member.token);
  await waitFor(stream, [':', 'notices {"unread":1}']);
});

test('GET /api/stream refuses a guest, and HEAD returns only the headers', async () => {
  const guest = await server.call({ method: 'GET', url: '/api/stream' });
  expect([guest.statusCode, guest.json().code]).toEqual([401, 'LOGIN_REQUIRED']);
  const { token } = member;
  const head = await server.call({ method: 'HEAD', url: '/api/stream', token });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-type']).toContain('text/event-stream');
});

// covers L1.2 (docs/coverage-statements.md)
test('a doorbell sends the unread count to all devices of only the named members', async () => {
  const other = await createMember(server.context);
  const phone = await openStream(server, member.token);
  await waitFor(phone, OPENED);
  const laptop = await openStream(server, member.token);
  await waitFor(phone, [...OPENED, 'notices {"unread":0}']);
  const elsewhere = await openStream(server, other.token);
  for (const stream of [laptop, elsewhere]) await waitFor(stream, OPENED);
  phone.received.pop();
  await addNotice(member.memberId);
  await addNotice(other.memberId);
  const memberIds = [member.memberId];
  const { doorbells } = server.context;
  doorbells.ring({ event: 'notices', memberIds });
  for (const stream of [phone, laptop]) await waitFor(stream, [...OPENED, 'notices {"unread":1}']);
  doorbells.ring({ event: 'lists' });
  doorbells.ring({ event: 'club', clubId: 3, memberIds });
  doorbells.ring({ event: 'room', roomId: 4, seq: 5, memberIds });
  const events = ['notices {"unread":1}', 'club {"clubId":3}', 'room {"roomId":4,"seq":5}'];
  for (const stream of [phone, laptop]) await waitFor(stream, [...OPENED, ...events]);
  expect(elsewhere.received).toEqual(OPENED);
});

// covers L1.2 (docs/coverage-statements.md)
test('a doorbell of one process is delivered once to the streams of another process', async () => {
  const { database } = server.context;
  const [here, there] = [
    await startTestAppForTest({}, database),
    await startTestAppForTest({}, database),
  ];
  for (const { context } of [here, there])
    await vi.waitFor(() => expect(context.listCacheVersion.current()).toBe(1), patient);
  const streams = [await openStream(here, member.token), await openStream(there, member.token)];
  for (const stream of streams) await waitFor(stream, OPENED);
  const memberIds = [member.memberId];
  here.context.doorbells.ring({ event: 'room', roomId: 1, seq: 1, memberIds });
  there.context.doorbells.ring({ event: 'room', roomId: 1, seq: 2, memberIds });
  const rooms = ['room {"roomId":1,"seq":1}', 'room {"roomId":1,"seq":2}'];
  for (const { received } of streams)
    await vi.waitFor(() => expect(received.slice(2).toSorted()).toEqual(rooms), patient);
  await addNotice(member.memberId);
  there.context.doorbells.ring({ event: 'notices', memberIds });
  for (const { received } of streams)
    await vi.waitFor(() => expect(received.slice(4)).toEqual(['notices {"unread":1}']), patient);
});

// covers L1.6 (docs/coverage-statements.md)
test('a process that lost its fan-out connection makes its clients refetch', async () => {
  const { database } = server.context;
  const here = await startTestAppForTest({}, database);
  await vi.waitFor(() => expect(here.context.listCacheVersion.current()).toBe(1), patient);
  const stream = await openStream(here, member.token);
  await waitFor(stream, OPENED);
  await addNotice(member.memberId);
  await runSql(
    database,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'azit doorbells'`,
  );
  await waitFor(stream, [...OPENED, 'again {}', 'notices {"unread":1}']);
});

// covers L1.3 (docs/coverage-statements.md)
test('a stream sends an SSE comment after 20 seconds', async () => {
  const stream = await openStream(server, member.token);
  await waitFor(stream, OPENED);
  server.clock.advance(20_000);
  await waitFor(stream, [...OPENED, ':']);
});

test('doorbells for a hundred members count unread notices with one statement', async () => {
  const memberIds: number[] = [];
  const streams: StreamClient[] = [];
  for (let count = 0; count < 100; count += 1) {
    const { memberId, token } = await createMember(server.context);
    memberIds.push(memberId);
    streams.push(await openStream(server, token));
  }
  for (const stream of streams) await waitFor(stream, OPENED);
  const run = vi.spyOn(server.context.database, 'run');
  server.context.doorbells.ring({ event: 'notices', memberIds });
  for (const { received } of streams)
    await vi.waitFor(() => expect(received).toHaveLength(3), patient);
  const counts = run.mock.calls.filter(([{ name }]) => name === 'count_unread_notices');
  run.mockRestore();
  expect(counts).toHaveLength(1);
});
