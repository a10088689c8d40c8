import { expect } from 'vitest';
import { sweepRooms } from '#server/modules/chats/rooms/sweep-rooms.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { insertRow, runSql } from '#test/factories/insert-row.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { getRoomId, writeMessage } from '#test/factories/room-rows.ts';
import { server, test } from '#test/harness/server-test.ts';

const DAY = 24 * 60 * 60_000;

async function makeRoom(parts: { meetingDate?: string; cancelledAt?: Date }): Promise<number> {
  const { memberId: hostId } = await createMember(server.context);
  const { memberId } = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId, ...parts });
  await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  return getRoomId(server.context, clubId);
}

async function makePair(daysAgo: number): Promise<number> {
  const ids = [
    (await createMember(server.context)).memberId,
    (await createMember(server.context)).memberId,
  ];
  const at = new Date(server.clock.now().getTime() - daysAgo * DAY);
  const row = await insertRow(server.context.database, 'chat_rooms', {
    pair_key: ids.join(':'),
    last_message_at: at,
    created_at: at,
  });
  const roomId = Number(row.room_id);
  for (const member_id of ids) {
    const own = { room_id: roomId, member_id, joined_seq: 0, read_seq: 0 };
    await insertRow(server.context.database, 'chat_members', own);
  }
  await writeMessage(server.context, roomId, ids[0] ?? 0, { createdAt: at });
  return roomId;
}

// covers R5.10 (docs/coverage-statements.md)
test('club rooms expire a year after the meeting, other rooms after their last message', async () => {
  const old = [
    await makeRoom({ meetingDate: '2025-11-14' }),
    await makeRoom({ cancelledAt: new Date('2025-11-14T12:00:00+09:00') }),
    await makePair(365.1),
  ];
  const remaining = [
    await makeRoom({ meetingDate: '2025-11-16' }),
    await makeRoom({ cancelledAt: new Date('2025-11-16T12:00:00+09:00') }),
    await makePair(364.9),
  ];
  const { database } = server.context;
  const past = `update chat_rooms set last_message_at = '2025-11-14T00:00Z' where club_id is not null`;
  await runSql(database, past);
  await sweepRooms(server.context);
  const rows = await runSql(
    database,
    'select room_id from chat_rooms where room_id = any($1) order by 1',
    [[...old, ...remaining]],
  );
  expect(rows.map((row) => Number(row.room_id))).toEqual(remaining);
  const left = await runSql(
    database,
    'select from chat_messages where not room_id in (select room_id from chat_rooms)',
  );
  expect(left).toEqual([]);
});
