import { expect, vi } from 'vitest';
import {
  selectRoomPage,
  selectUnreadMessageCounts,
} from '#server/modules/chats/rooms/room.repository.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const ROOMS = 200;
const MESSAGES = 50;

let member: TestMember;
test.beforeAll(async () => {
  member = await createMember(server.context);
  const { database } = server.context;
  await runSql(
    database,
    `insert into members (nickname, email, about_me, gender, birth_year)
     select 'r' || translate(i::text, '0123456789', 'abcdefghij'), 'r' || i || '@example.com', '안녕', 'FEMALE', 1994
     from generate_series(1, $1::int) i`,
    [ROOMS],
  );
  await runSql(
    database,
    `insert into chat_rooms (pair_key, last_seq, last_message_at, created_at)
     select $1::text || ':' || member_id, ${MESSAGES}, now() - member_id * interval '1 second', now()
     from members where email like 'r%@example.com'`,
    [member.memberId],
  );
  await runSql(
    database,
    `insert into chat_members (room_id, member_id, joined_seq, read_seq)
     select room_id, unnest(string_to_array(pair_key, ':')::int[]), 0, 0 from chat_rooms`,
  );
  await runSql(
    database,
    `insert into chat_messages (room_id, seq, sender_id, client_id, kind, body, created_at)
     select room_id, seq, split_part(pair_key, ':', 2)::int, 'device-' || seq, 'TEXT', '안녕', now()
     from chat_rooms, generate_series(1, ${MESSAGES}) seq`,
  );
  await runSql(database, 'analyze');
});

// covers R5.11 (docs/coverage-statements.md)
test('a page of 200 rooms takes two SQL statements in addition to the session check', async () => {
  const run = vi.spyOn(server.context.database, 'run');
  const reply = await server.call({ url: '/api/chats', token: member.token });
  const names = run.mock.calls.map(([query]) => query.name);
  run.mockRestore();
  expect(names.toSorted()).toEqual(['count_rooms', 'select_active_session', 'select_room_page']);
  const { data, pageInfo } = reply.json();
  expect(pageInfo.totalElements).toBe(ROOMS);
  expect(data[0]).toMatchObject({ unread: MESSAGES, lastMessage: { seq: MESSAGES } });
});

// covers R5.11 (docs/coverage-statements.md)
test('neither the room page nor the unread count reads all messages', async () => {
  const { database } = server.context;
  const now = server.clock.now();
  const own = { member_id: member.memberId, hidden_ids: '{}' };
  const page = { ...own, kind: null, club_id: null, now, size: 20, skipped: 0 };
  for (const [statement, values] of [
    [selectRoomPage, page],
    [selectRoomPage, { ...page, hidden_ids: '{1}' }],
    [selectUnreadMessageCounts, own],
    [selectUnreadMessageCounts, { ...own, hidden_ids: '{1}' }],
  ] as const) {
    const ordered = statement.parameterOrder.map((name) => Object(values)[name]);
    const rows = await runSql(database, `explain ${statement.text}`, ordered);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan, statement.name).toContain('chat_messages_pkey');
    expect(plan, statement.name).not.toContain('Seq Scan on chat_messages');
  }
});

function rowsRead(plan: unknown, table: string): number {
  if (typeof plan !== 'object' || plan === null) return 0;
  const inside = Object.values(plan).reduce((sum: number, part) => sum + rowsRead(part, table), 0);
  const node = plan as Record<string, unknown>;
  if (node['Relation Name'] !== table) return inside;
  return inside + Number(node['Actual Rows']) * Number(node['Actual Loops']);
}

test('the blocks of a member are read once for all of their rooms', async () => {
  const BLOCKS = 100;
  const { database } = server.context;
  await runSql(
    database,
    `with hidden as (
       insert into members (nickname, email, about_me, gender, birth_year)
       select 'b' || translate(i::text, '0123456789', 'abcdefghij'), 'b' || i || '@example.com', '안녕', 'FEMALE', 1994
       from generate_series(1, $2::int) i returning member_id)
     insert into blocks (blocker_id, blocked_id, blocked_at) select $1, member_id, now() from hidden`,
    [member.memberId, BLOCKS],
  );
  await runSql(database, 'analyze blocks');
  const { text, parameterOrder } = selectUnreadMessageCounts;
  expect(parameterOrder).toEqual(['member_id', 'now']);
  const [explained] = await runSql(database, `explain (analyze, format json) ${text}`, [
    member.memberId,
    server.clock.now(),
  ]);
  const plan: unknown = JSON.parse(String(explained?.['QUERY PLAN']));
  expect(rowsRead(plan, 'chat_messages')).toBe(ROOMS * MESSAGES);
  expect(rowsRead(plan, 'blocks')).toBeLessThanOrEqual(2 * BLOCKS);
});
