import { beforeEach, expect } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
test.afterAll(() => service.close());

let member: TestMember;
beforeEach(async () => {
  member = await createMember(server.context);
});

const url = '/api/push-subscriptions';
const subscribe = (payload: object, { token } = member) =>
  server.call({ method: 'POST', url, payload, token });
const listDevices = ({ memberId }: TestMember) =>
  runSql(
    server.context.database,
    'select endpoint, session_id from push_subscriptions where member_id = $1 order by created_at',
    [memberId],
  );

test('the public push key is a curve point that a browser can subscribe with', async () => {
  const { token } = member;
  const reply = await server.call({ method: 'GET', url: '/api/push-key', token });
  const { publicKey } = reply.json().data;
  expect(publicKey).toBe(server.context.vapidKeys.publicKey);
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
});

test('a device is stored once with its session, and only its member can remove it', async () => {
  const device = service.addDevice();
  expect((await subscribe(device)).statusCode).toBe(201);
  expect((await subscribe(device)).statusCode).toBe(201);
  const viewer = await server.context.tokens.read(member.token);
  expect(await listDevices(member)).toEqual([
    { endpoint: device.endpoint, session_id: viewer?.sessionId },
  ]);
  const remove = ({ token }: TestMember) =>
    server.call({ method: 'DELETE', url, payload: { endpoint: device.endpoint }, token });
  expect((await remove(await createMember(server.context))).statusCode).toBe(204);
  expect(await listDevices(member)).toHaveLength(1);
  expect((await remove(member)).statusCode).toBe(204);
  expect(await listDevices(member)).toEqual([]);
});

// covers N3.4 (docs/coverage-statements.md)
test('a device on which another member logs in belongs to that member', async () => {
  const device = service.addDevice();
  const other = await createMember(server.context);
  await subscribe(device);
  await subscribe(device, other);
  expect(await listDevices(member)).toEqual([]);
  expect(await listDevices(other)).toHaveLength(1);
});

test('an eleventh device removes the least recently renewed device, even in parallel', async () => {
  const first = service.addDevice();
  await subscribe(first);
  server.clock.advance(1_000);
  await Promise.all(Array.from({ length: 10 }, () => subscribe(service.addDevice())));
  const remaining = await listDevices(member);
  expect(remaining).toHaveLength(10);
  expect(remaining.map(({ endpoint }) => endpoint)).not.toContain(first.endpoint);
});

test.for([
  ['plain http', 'http://8.8.8.8/1'],
  ['another port', 'https://8.8.8.8:22/1'],
  ['a loopback address', 'https://127.0.0.1/1'],
  ['localhost', 'https://localhost/1'],
  ['a private address', 'https://192.168.0.10/1'],
  ['no URL', 'push'],
])('an endpoint that is %s is refused with a field error', async ([, endpoint]) => {
  const reply = await subscribe({ ...service.addDevice(), endpoint });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fieldErrors).toEqual([
    { field: 'endpoint', message: '알림을 보낼 수 없는 주소예요.' },
  ]);
  expect(await listDevices(member)).toEqual([]);
});

test('a key that is not a point of the curve is refused with a field error', async () => {
  const { endpoint, keys } = service.addDevice();
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const reply = await subscribe({ endpoint, keys: { ...keys, p256dh } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json().fieldErrors[0].field).toBe('keys.p256dh');
});
