import { randomUUID } from 'node:crypto';
import { beforeEach, expect } from 'vitest';
import { execute } from '#server/database/run-statement.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { markOwnRead } from '#server/modules/chats/rooms/read.repository.ts';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { roomActs } from '#test/factories/room-acts.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

const { createRoom, send } = chatWorld(() => server);

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
  await insertRow(server.context.database, 'push_subscriptions', {
    member_id: room.joined.memberId,
    endpoint: `https://push.example/${randomUUID()}`,
    p256dh: 'key',
    auth: 'secret',
    created_at: server.clock.now(),
  });
  await send(room.roomId, room.host, '첫 번째');
});

const getReader = async () => {
  const [own] = await runSql(
    server.context.database,
    'select read_seq, push_due_at from chat_members where room_id = $1 and member_id = $2',
    [room.roomId, room.joined.memberId],
  );
  return own;
};

test('a message sent while the previous message is being marked as read is pushed', async () => {
  const { roomId, host, joined } = room;
  const sent = await inTransaction(server.context, async (tx) => {
    const own = { room_id: roomId, member_id: joined.memberId, now: server.clock.now() };
    await execute(tx, markOwnRead, { ...own, seq: 1 });
    const sending = send(roomId, host, '두 번째');
    await Promise.race([sending, waitForLock(server.context, '%chat_rooms%')]);
    return { sending };
  });
  expect((await sent.sending).statusCode).toBe(201);
  expect(await getReader()).toEqual({ read_seq: 1, push_due_at: expect.any(Date) });
});

test('marking a message as read does not delete the push of a message being sent', async () => {
  const { roomId, clubId, host, joined } = room;
  const { database } = server.context;
  await runSql(database, 'update chat_members set push_due_at = null');
  const acts = await inTransaction(server.context, async (tx) => {
    await tx.run({
      name: 'hold_reader',
      text: 'select from chat_members where member_id = $1 for update',
      values: [joined.memberId],
    });
    const sending = send(roomId, host, '두 번째');
    await waitForLock(server.context, '%into chat_messages%');
    const reading = roomActs(server, host, clubId).read(roomId, joined, 1);
    await waitForLock(server.context, '%set read_seq = least%');
    return { sending, reading };
  });
  expect((await acts.sending).statusCode).toBe(201);
  expect((await acts.reading).statusCode).toBe(204);
  expect(await getReader()).toEqual({ read_seq: 1, push_due_at: expect.any(Date) });
});
