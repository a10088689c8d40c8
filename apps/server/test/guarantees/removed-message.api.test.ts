import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { deliveryWorld } from '#test/factories/delivery-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import type { TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';
import { startPushService } from '#test/peers/push-service.ts';

const service = await startPushService();
test.override({ settings: { PUSH_ALLOWED_ORIGINS: service.origin } });
test.beforeAll(() => service.trust(server.context.vapidKeys.publicKey));
test.afterAll(() => service.close());
const { createRoom, remove, report } = chatWorld(() => server);
const { subscribe, deliver, deliveries } = deliveryWorld(() => server, service);

let room: ClubRoom;
let text: string;
beforeEach(async () => {
  room = await createRoom();
  text = `planted ${randomUUID()}`;
});

async function sendWithKey({ token }: TestMember, kind: 'TEXT' | 'ANNOUNCEMENT') {
  const request = {
    method: 'POST',
    url: `/api/chats/${room.roomId}/messages`,
    token,
    headers: { 'idempotency-key': randomUUID() },
    payload: { clientId: randomUUID(), body: text, kind },
  } as const;
  const [first, copy] = [await server.call(request), await server.call(request)];
  expect([first.statusCode, copy.statusCode]).toEqual([201, 200]);
  expect(copy.json().data).toEqual(first.json().data);
  return Number(first.json().data.seq);
}

async function tablesWithText(): Promise<string[]> {
  const { database } = server.context;
  const tables = await runSql(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by name`,
  );
  expect(tables.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await runSql(
      database,
      `select 1 from ${name} as t where t::text like '%' || $1 || '%'
       or t::text like '%' || encode(convert_to($1, 'utf8'), 'hex') || '%' limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

test('no table holds the text of a removed message', async () => {
  const seq = await sendWithKey(room.joined, 'TEXT');
  expect(await tablesWithText()).toEqual(['public.chat_messages']);
  expect((await remove(room.roomId, room.joined, seq)).statusCode).toBe(204);
  expect(await tablesWithText()).toEqual([]);
});

test('no table holds the text of a removed announcement', async () => {
  await subscribe(room.joined);
  const seq = await sendWithKey(room.host, 'ANNOUNCEMENT');
  await deliver();
  const sent = (await deliveries()).filter(({ state }) => state === 'sent');
  expect(sent.map(({ channel }) => channel).toSorted()).toEqual(['mail', 'mail', 'push']);
  expect(await tablesWithText()).toEqual([
    'public.chat_messages',
    'public.mail_outbox',
    'public.notices',
  ]);
  expect((await remove(room.roomId, room.host, seq)).statusCode).toBe(204);
  expect(await tablesWithText()).toEqual([]);
});

test('the evidence of a report holds the text of a removed message', async () => {
  const seq = await sendWithKey(room.joined, 'TEXT');
  expect((await report(room.roomId, room.other, seq)).statusCode).toBe(201);
  await remove(room.roomId, room.joined, seq);
  expect(await tablesWithText()).toEqual(['public.message_reports']);
});
