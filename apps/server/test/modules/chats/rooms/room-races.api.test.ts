import { expect, onTestFinished, vi } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { roomActs } from '#test/factories/room-acts.ts';
import { getRoomId } from '#test/factories/room-rows.ts';
import { collectEnds, startBoth } from '#test/harness/race.ts';
import { isLongRun } from '#test/harness/round-count.ts';
import { server, test } from '#test/harness/server-test.ts';
import { waitForLock } from '#test/harness/wait-for-lock.ts';

const ROUNDS = isLongRun ? 100 : 8;
vi.setConfig({ testTimeout: 120_000 });

async function makeRoom(): Promise<{
  host: TestMember;
  guest: TestMember;
  waiting: TestMember;
  roomId: number;
  clubId: number;
}> {
  const [host, guest, waiting] = [
    await createMember(server.context),
    await createMember(server.context),
    await createMember(server.context),
  ];
  const clubId = await createClub(server.context, { hostId: host.memberId });
  await addClubMember(server.context, clubId, guest.memberId, 'CLUB_JOINED');
  await addClubMember(server.context, clubId, waiting.memberId, 'CLUB_WAITING');
  return { host, guest, waiting, clubId, roomId: await getRoomId(server.context, clubId) };
}

const LATE = `select from chat_messages said join chat_messages line using (room_id)
  where said.room_id = $1 and said.sender_id = $2 and line.subject_id = $2
    and line.event ->> 'event' = 'left' and said.seq > line.seq`;

test.for(['leave', 'kick', 'withdraw'] as const)(
  'a message sent during the request “%s” is stored before it or refused',
  async (end) => {
    const ends = await collectEnds(ROUNDS, async (inOrder) => {
      const { host, guest, roomId, clubId } = await makeRoom();
      const acts = roomActs(server, host, clubId);
      const [sent, ended] = await startBoth(
        () => acts.send(roomId, guest),
        () => acts[end](guest),
        inOrder,
      );
      expect(ended.statusCode).toBeLessThan(300);
      const late = await runSql(server.context.database, LATE, [roomId, guest.memberId]);
      expect(late).toEqual([]);
      return String(sent.statusCode);
    });
    // A withdrawal also ends the session, so 401 is a valid result.
    for (const status of ends) expect(['201', '404', '401']).toContain(status);
  },
);

// covers R5.9 (docs/coverage-statements.md)
test('after parallel seat changes and messages only seated members are in the room', async () => {
  await collectEnds(ROUNDS, async () => {
    const { host, guest, waiting, roomId, clubId } = await makeRoom();
    const acts = roomActs(server, host, clubId);
    const replies = await Promise.all([
      acts.accept(waiting),
      acts.kick(guest),
      acts.send(roomId, host, 'ANNOUNCEMENT'),
      acts.leave(guest),
      acts.send(roomId, guest),
      acts.kick(waiting),
      acts.send(roomId, host),
    ]);
    for (const { statusCode } of replies) expect(statusCode).toBeLessThan(500);
    return 'ended';
  });
});

test('a two-member room opened while one member withdraws does not contain that member', async () => {
  await collectEnds(ROUNDS, async (inOrder) => {
    const { host, guest, clubId } = await makeRoom();
    const url = `/api/chats/with/${guest.memberId}`;
    const [opened, left] = await startBoth(
      () => server.call({ method: 'POST', url, token: host.token }),
      () => roomActs(server, host, clubId).withdraw(guest),
      inOrder,
    );
    expect(left.statusCode).toBe(202);
    expect([201, 404, 403]).toContain(opened.statusCode);
    return 'ended';
  });
});

async function hold(text: string, values: unknown[]): Promise<() => Promise<void>> {
  const client = await server.context.database.checkOut();
  await client.query('begin');
  await client.query(text, values);
  let isHeld = true;
  const end = async () => {
    if (!isHeld) return;
    isHeld = false;
    await client.query('commit');
    client.release();
  };
  // End the transaction even if the test fails: an open transaction would block the other tests.
  onTestFinished(end);
  return end;
}

// covers R5.9 (docs/coverage-statements.md)
test('a message that waits for the room’s lock while its sender leaves is refused', async () => {
  const { host, guest, roomId, clubId } = await makeRoom();
  const end = await hold('select from chat_rooms where room_id = $1 for update', [roomId]);
  const sent = roomActs(server, host, clubId).send(roomId, guest);
  await waitForLock(server.context, '%chat_rooms%');
  const { database } = server.context;
  const left = 'update chat_members set left_at = now() where member_id = $1';
  const unseat = 'delete from club_members where member_id = $1';
  for (const text of [left, unseat]) await runSql(database, text, [guest.memberId]);
  await end();
  expect((await sent).json()).toMatchObject({ status: 404, code: 'ROOM_NOT_FOUND' });
});

test('an announcement locks its club before the room', async () => {
  const { host, roomId, clubId } = await makeRoom();
  const end = await hold('select from clubs where club_id = $1 for update', [clubId]);
  const sent = roomActs(server, host, clubId).send(roomId, host, 'ANNOUNCEMENT');
  await waitForLock(server.context);
  const free = 'select from chat_rooms where room_id = $1 for update nowait';
  expect(await runSql(server.context.database, free, [roomId])).toHaveLength(1);
  await end();
  expect((await sent).statusCode).toBe(201);
});

test('a withdrawal locks its rooms before the member', async () => {
  const { host, guest, roomId, clubId } = await makeRoom();
  const end = await hold('select from chat_rooms where room_id = $1 for update', [roomId]);
  const left = roomActs(server, host, clubId).withdraw(guest);
  await waitForLock(server.context, '%chat_rooms%');
  const free = 'select from members where member_id = $1 for update nowait';
  expect(await runSql(server.context.database, free, [guest.memberId])).toHaveLength(1);
  await end();
  expect((await left).statusCode).toBe(202);
});
