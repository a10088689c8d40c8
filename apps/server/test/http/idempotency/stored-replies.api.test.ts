import { expect } from 'vitest';
import {
  MAX_STORED_BYTES,
  MAX_STORED_REPLIES,
} from '#server/http/idempotency/idempotency.repository.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

let member: TestMember;
let other: TestMember;
test.beforeEach(async () => {
  member = await createMember(server.context);
  other = await createMember(server.context);
});

/**
 * The server refuses a second follow, so the status shows whether the request ran or got a stored
 * reply.
 */
async function send(act: 'follow' | 'unfollow', key: string, as = member) {
  server.clock.advance(1);
  const reply = await server.call({
    method: 'POST',
    url: `/api/members/${other.memberId}/${act}`,
    token: as.token,
    headers: { 'idempotency-key': key },
  });
  return reply.statusCode;
}

async function stored(of = member): Promise<{ replies: number; bytes: number }> {
  const [row] = await runSql(
    server.context.database,
    `select count(*)::int as replies, coalesce(sum(octet_length(body)), 0)::int as bytes
     from idempotent_replies where member_id = $1`,
    [of.memberId],
  );
  return { replies: Number(row?.replies), bytes: Number(row?.bytes) };
}

async function storeReplies(count: number, bodyBytes: number) {
  await runSql(
    server.context.database,
    `insert into idempotent_replies
       (key_hash, member_id, body_hash, attempt_id, lease_until, expires_at, status, headers, body)
     select sha256(convert_to(concat($1::int, ':', n), 'utf8')), $1, '', gen_random_uuid(), $2, expiry, 200,
       '{}', decode(repeat('00', $4::int), 'hex')
     from generate_series(1, $3::int) n,
       lateral (select $2::timestamptz + interval '1 day' + n * interval '1 ms' as expiry) made`,
    [member.memberId, server.clock.now(), count, bodyBytes],
  );
  server.clock.advance(count);
}

test('only a limited number of a member’s newest replies is stored', async () => {
  for (let count = 0; count < 8; count += 1) {
    await send('follow', `follow ${count}`);
    await send('unfollow', `unfollow ${count}`);
  }
  await storeReplies(MAX_STORED_REPLIES, 10);
  expect((await stored()).replies).toBe(MAX_STORED_REPLIES + 16);
  expect(await send('follow', 'newest')).toBe(201);
  expect((await stored()).replies).toBe(MAX_STORED_REPLIES + 1);
  expect(await send('follow', 'newest'), 'replayed').toBe(201);
  expect(await send('follow', 'follow 7'), 'forgotten, so it runs again').toBe(409);
});

test('the stored replies of a member have a limited total size', async () => {
  await storeReplies(16, MAX_STORED_BYTES / 8);
  expect(await send('follow', 'newest')).toBe(201);
  expect((await stored()).bytes).toBeLessThan(MAX_STORED_BYTES + 1_000);
  expect((await stored()).replies).toBe(9);
  expect(await send('follow', 'newest'), 'replayed').toBe(201);
});

test('the stored replies of another member do not count towards the limit', async () => {
  await send('follow', 'mine');
  const stranger = await createMember(server.context);
  await storeReplies(MAX_STORED_REPLIES, 10);
  expect(await send('follow', 'theirs', stranger)).toBe(201);
  expect((await stored(stranger)).replies).toBe(1);
  expect((await stored()).replies).toBe(MAX_STORED_REPLIES + 1);
});

test('the entry of a running request is never evicted', async () => {
  await runSql(
    server.context.database,
    `insert into idempotent_replies (key_hash, member_id, body_hash, attempt_id, lease_until, expires_at)
     values ('under way', $1, '', gen_random_uuid(), $2, $2::timestamptz + interval '1 hour')`,
    [member.memberId, server.clock.now()],
  );
  await storeReplies(MAX_STORED_REPLIES + 5, 10);
  await send('follow', 'newest');
  const found = `select 1 from idempotent_replies where key_hash = 'under way'`;
  expect(await runSql(server.context.database, found)).toHaveLength(1);
});
