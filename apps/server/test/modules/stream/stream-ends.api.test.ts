import { expect, vi } from 'vitest';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs } from '#test/factories/member-factory.ts';
import {
  createPasswordMember,
  logInByPassword,
  PASSWORD,
  readTokens,
} from '#test/factories/password-member.ts';
import { openStream, type StreamClient } from '#test/harness/event-stream-client.ts';
import { spawnOperator, toDatabaseUrl } from '#test/harness/run-operator.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startTestAppForTest } from '#test/harness/test-app.ts';

/**
 * A doorbell ends a stream within milliseconds, the session check within a second. The rest is a
 * margin for a busy machine.
 */
const SOON_MS = 10_000;

async function endsSoon({ hasEnded }: StreamClient): Promise<boolean> {
  await vi.waitFor(() => expect(hasEnded()).toBe(true), { timeout: SOON_MS }).catch(() => {});
  return hasEnded();
}

const spyOnDoorbells = () => vi.spyOn(server.context.doorbells, 'ring');

async function loggedIn() {
  const member = await createPasswordMember(server);
  return { ...member, ...(await logInByPassword(server, member.email)) };
}

// covers L1.4 (docs/coverage-statements.md)
test('a logout ends the streams of its device and leaves streams of other devices open', async () => {
  const { memberId, token } = await createMember(server.context);
  const here = await openStream(server, token);
  const there = await openStream(server, await logInAs(server.context, memberId));
  const ring = spyOnDoorbells();
  await server.call({ method: 'POST', url: '/api/auth/logout', token });
  expect(await endsSoon(here)).toBe(true);
  expect(there.hasEnded()).toBe(false);
  expect(ring).toHaveBeenCalledWith({ event: 'sessions', memberId });
});

// covers L1.4 (docs/coverage-statements.md)
test('a password change ends the streams of every device', async () => {
  const { memberId, email, token } = await loggedIn();
  const streams = [
    await openStream(server, token),
    await openStream(server, (await logInByPassword(server, email)).token),
  ];
  const url = `/api/auth/${memberId}/passwords`;
  const check = { method: 'POST', url: `${url}/matchers`, token } as const;
  await server.call({ ...check, payload: { password: PASSWORD } });
  const ring = spyOnDoorbells();
  const payload = { newPassword: 'another99#', newPasswordCheck: 'another99#' };
  const changed = await server.call({ method: 'PATCH', url, token, payload });
  expect(changed.statusCode).toBe(200);
  for (const stream of streams) expect(await endsSoon(stream)).toBe(true);
  expect(ring).toHaveBeenCalledWith({ event: 'sessions', memberId });
});

// covers L1.4 (docs/coverage-statements.md)
test('a reused refresh token ends the streams of its session', async () => {
  const { memberId, email, token, refresh } = await loggedIn();
  const stream = await openStream(server, token);
  const renew = async (old: string) => {
    const url = `/api/auth/re-issue/${encodeURIComponent(email)}`;
    return readTokens(await server.call({ method: 'GET', url, headers: { refresh: old } })).refresh;
  };
  const [owner, thief] = [await renew(refresh), await renew(refresh)];
  await renew(owner);
  const ring = spyOnDoorbells();
  await renew(thief);
  expect(await endsSoon(stream)).toBe(true);
  expect(ring).toHaveBeenCalledWith({ event: 'sessions', memberId });
});

// covers L1.4 (docs/coverage-statements.md)
test('a withdrawal ends the member’s streams', async () => {
  const { memberId, token } = await createMember(server.context);
  const stream = await openStream(server, token);
  const ring = spyOnDoorbells();
  await server.call({ method: 'DELETE', url: `/api/members/${memberId}`, token });
  expect(await endsSoon(stream)).toBe(true);
  expect(ring).toHaveBeenCalledWith({ event: 'sessions', memberId });
});

// covers L1.4 (docs/coverage-statements.md)
test('a suspension in another process ends the member’s streams', async () => {
  const { database } = server.context;
  const app = await startTestAppForTest({}, database);
  const { memberId, token } = await createMember(app.context);
  const stream = await openStream(app, token);
  const receive = vi.spyOn(app.context.streams, 'receive');
  const target = { DATABASE_URL: toDatabaseUrl(database.connection) };
  const { exitCode } = await spawnOperator(
    target,
    'members',
    'suspend',
    String(memberId),
    '--note',
    'x',
  );
  expect(exitCode).toBe(0);
  expect(await endsSoon(stream)).toBe(true);
  await vi.waitFor(() =>
    expect(receive).toHaveBeenCalledWith({ event: 'sessions', memberId }, expect.anything()),
  );
});

// covers L1.5 (docs/coverage-statements.md)
test('streams of an ended session end within a second, even without a doorbell', async () => {
  const { memberId, token } = await createMember(server.context);
  const stream = await openStream(server, token);
  await runSql(server.context.database, 'update sessions set ended_at = $2 where member_id = $1', [
    memberId,
    server.clock.now(),
  ]);
  expect(await endsSoon(stream)).toBe(true);
});

// covers L1.5 (docs/coverage-statements.md)
test('streams of a suspended member end within a second without a doorbell', async () => {
  const { memberId, token } = await createMember(server.context);
  const stream = await openStream(server, token);
  const suspend = `update members set status = 'SUSPENDED' where member_id = $1`;
  await runSql(server.context.database, suspend, [memberId]);
  expect(await endsSoon(stream)).toBe(true);
});

// covers L1.5 (docs/coverage-statements.md)
test('a stream ends within a second after its token expires', async () => {
  const { memberId, token } = await createMember(server.context);
  const stream = await openStream(server, token);
  server.clock.advance(30 * 60 * 1_000);
  expect(await endsSoon(stream)).toBe(true);
  const next = await openStream(server, await logInAs(server.context, memberId));
  expect(next.hasEnded()).toBe(false);
});
