import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backgroundJobs } from '#server/background-jobs.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { createPasswordMember, logInByPassword } from '#test/factories/password-member.ts';
import { startTestApp, type TestApp } from '#test/harness/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60 * 1000;
const from = (ms: number) => new Date(server.clock.now().getTime() + ms);
const count = async (table: string) =>
  (await runSql(server.context.database, `select 1 from ${table}`)).length;
const hash = () => Buffer.from(randomUUID());

async function sweep(): Promise<void> {
  const noMails = { send: () => Promise.reject(new Error('nothing to send')) };
  const sweeps = backgroundJobs(server.context, noMails).filter(({ name }) => /^sweep/.test(name));
  for (const { run } of sweeps) await run(new AbortController().signal);
}

test('the cleanup jobs delete expired rows and no other rows', async () => {
  const { memberId } = await createMember(server.context);
  const other = await createMember(server.context);
  const { database } = server.context;
  for (const expires_at of [from(-1), from(0), from(1000)]) {
    await insertRow(database, 'oauth_signups', {
      ticket_hash: hash(),
      provider: 'p',
      subject: 's',
      email: 'e',
      expires_at,
    });
    await insertRow(database, 'oauth_entries', {
      code_hash: hash(),
      member_id: memberId,
      expires_at,
    });
    await insertRow(database, 'oauth_attempts', {
      state_hash: hash(),
      provider: 'p',
      nonce: 'n',
      code_verifier: 'v',
      expires_at,
    });
    await insertRow(database, 'rate_limit_hits', {
      rule: 'upload',
      subject_hash: hash(),
      window_start: from(-1000),
      hits: 1,
      expires_at,
    });
    await insertRow(database, 'idempotent_replies', {
      key_hash: hash(),
      body_hash: hash(),
      attempt_id: randomUUID(),
      lease_until: from(-1000),
      expires_at,
    });
  }
  for (const [member_id, expires_at] of [
    [memberId, from(-1)],
    [other.memberId, from(1000)],
  ] as const) {
    await insertRow(database, 'password_recoveries', {
      member_id,
      code_hash: hash(),
      created_at: from(-1000),
      expires_at,
    });
  }
  for (const sent_at of [from(-3 * DAY), from(-DAY)]) {
    await insertRow(database, 'recovery_mails', { member_id: memberId, sent_at });
  }
  for (const [sent_at, failed_at] of [
    [from(-8 * DAY), null],
    [null, from(-8 * DAY)],
    [from(-6 * DAY), null],
    [null, null],
  ]) {
    const created = from(-9 * DAY);
    await insertRow(database, 'mail_outbox', {
      message_id: randomUUID(),
      recipient: 'e',
      subject: 's',
      text_body: '',
      html_body: '',
      created_at: created,
      next_attempt_at: created,
      sent_at,
      failed_at,
    });
  }
  await sweep();
  for (const table of [
    'oauth_signups',
    'oauth_entries',
    'oauth_attempts',
    'recovery_mails',
    'rate_limit_hits',
    'idempotent_replies',
    'password_recoveries',
  ]) {
    expect(await count(table), table).toBe(1);
  }
  expect(await count('mail_outbox')).toBe(2);
});

test('the cleanup of an expired refresh token does not delete its successor tokens', async () => {
  const { email } = await createPasswordMember(server);
  const { refresh } = await logInByPassword(server, email);
  const reissue = (shown: string) =>
    server.call({
      method: 'GET',
      url: `/api/auth/re-issue/${email}`,
      headers: { refresh: shown },
    });
  server.clock.advance(13 * DAY);
  const second = String((await reissue(refresh)).headers.refresh);
  await runSql(
    server.context.database,
    'update refresh_tokens set expires_at = $1 where parent_id is null',
    [from(-1)],
  );
  await sweep();
  expect((await reissue(refresh)).statusCode).toBe(401);
  expect((await reissue(second)).statusCode).toBe(200);
});

test('the cleanup of sessions deletes ended sessions and leaves sessions in use', async () => {
  await runSql(server.context.database, 'truncate sessions cascade');
  const { memberId, email } = await createPasswordMember(server);
  const inUse = await logInByPassword(server, email);
  const ended = await logInByPassword(server, email);
  await server.call({ method: 'POST', url: '/api/auth/logout', token: ended.token });
  const tokenless = { session_id: randomUUID(), member_id: memberId, created_at: from(0) };
  await insertRow(server.context.database, 'sessions', tokenless);
  await sweep();
  const before = await count('sessions');
  server.clock.advance(DAY + 1);
  await sweep();
  expect([before, await count('sessions')]).toEqual([4, 1]);
  const url = `/api/auth/re-issue/${email}`;
  const headers = { refresh: inUse.refresh };
  expect((await server.call({ method: 'GET', url, headers })).statusCode).toBe(200);
});

test('a job without attempts left is deleted a week after its last attempt, not before', async () => {
  const { database } = server.context;
  const add = `select graphile_worker.add_job('gone', max_attempts => 1)`;
  await runSql(database, add);
  await runSql(database, 'update graphile_worker._private_jobs set attempts = 1, updated_at = $1', [
    server.clock.now(),
  ]);
  server.clock.advance(7 * DAY);
  await sweep();
  expect(await count('graphile_worker.jobs')).toBe(1);
  server.clock.advance(1);
  await sweep();
  expect(await count('graphile_worker.jobs')).toBe(0);
});
