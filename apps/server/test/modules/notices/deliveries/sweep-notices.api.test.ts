import { beforeEach, expect } from 'vitest';
import { sweepNotices } from '#server/modules/notices/deliveries/sweep-notices.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY = 24 * 60 * 60_000;
const ago = (days: number) => new Date(server.clock.now().getTime() - days * DAY);
const sql = (text: string) => runSql(server.context.database, text);

let member: TestMember;
beforeEach(async () => {
  await sql('truncate notices, deliveries');
  member = await createMember(server.context);
});

let made = 0;
async function addNotice(parts: { created: number; read?: number; foldedInto?: number }) {
  made += 1;
  const row = await insertRow(server.context.database, 'notices', {
    member_id: member.memberId,
    kind: 'MEMBER_REMOVED',
    dedupe_key: `swept ${made}`,
    created_at: ago(parts.created),
    read_at: parts.read === undefined ? null : ago(parts.read),
    folded_into: parts.foldedInto ?? null,
    fold_since: ago(parts.created),
    fold_actors: [],
  });
  return Number(row.notice_id);
}
const remaining = async () =>
  (await sql('select notice_id from notices order by 1')).map((row) => Number(row.notice_id));

// covers N3.13 (docs/coverage-statements.md)
test('a notice expires 90 days after reading, or 180 days after creation', async () => {
  await addNotice({ created: 100, read: 90.1 });
  await addNotice({ created: 180.1 });
  const stays = [
    await addNotice({ created: 100, read: 89.9 }),
    await addNotice({ created: 179.9 }),
    await addNotice({ created: 1, read: 1 }),
  ];
  await sweepNotices(server.context);
  expect(await remaining()).toEqual(stays);
});

test('notices merged into another notice expire before that notice and stay hidden', async () => {
  const line = await addNotice({ created: 181 });
  const inner = await addNotice({ created: 181, foldedInto: line });
  await addNotice({ created: 181, foldedInto: inner });
  for (const expected of [[line, inner], [line], []]) {
    await sweepNotices(server.context);
    expect(await remaining()).toEqual(expected);
    const shown = 'select notice_id from notices where folded_into is null';
    expect((await sql(shown)).length).toBe(expected.length === 0 ? 0 : 1);
  }
});

// covers N3.13 (docs/coverage-statements.md)
test('a finished delivery expires after 14 days; a pending delivery stays', async () => {
  const notice_id = await addNotice({ created: 20 });
  const add = (state: string, finished: number | null) =>
    insertRow(server.context.database, 'deliveries', {
      notice_id,
      channel: 'mail',
      state,
      due_at: ago(20),
      finished_at: finished === null ? null : ago(finished),
    });
  await add('sent', 14.1);
  await sweepNotices(server.context);
  expect(await sql('select * from deliveries')).toEqual([]);
  await add('pending', null);
  await sweepNotices(server.context);
  expect(await sql('select * from deliveries')).toHaveLength(1);
});

// covers N3.13 (docs/coverage-statements.md)
test('a device of an ended session is deleted, and other devices stay', async () => {
  const [row] = await sql(`select session_id from sessions where member_id = ${member.memberId}`);
  const add = (endpoint: string) =>
    insertRow(server.context.database, 'push_subscriptions', {
      member_id: member.memberId,
      session_id: row?.session_id,
      endpoint,
      p256dh: 'p',
      auth: 'a',
      created_at: server.clock.now(),
    });
  await add('https://push.example/1');
  await sweepNotices(server.context);
  expect(await sql('select * from push_subscriptions')).toHaveLength(1);
  await runSql(server.context.database, 'update sessions set ended_at = $1', [server.clock.now()]);
  await sweepNotices(server.context);
  expect(await sql('select * from push_subscriptions')).toEqual([]);
});
