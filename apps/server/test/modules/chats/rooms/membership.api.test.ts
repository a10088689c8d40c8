import { beforeEach, describe, expect } from 'vitest';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { createMember, logInAs, type TestMember } from '#test/factories/member-factory.ts';
import { roomActs } from '#test/factories/room-acts.ts';
import { getRoomId, presentIn, readSystemLines } from '#test/factories/room-rows.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let guest: TestMember;
let other: TestMember;
let clubId: number;

beforeEach(async () => {
  host = await createMember(server.context);
  guest = await createMember(server.context);
  other = await createMember(server.context);
  clubId = await createClub(server.context, { hostId: host.memberId });
  for (const { memberId } of [guest, other])
    await addClubMember(server.context, clubId, memberId, 'CLUB_WAITING');
});

const decide = ({ memberId }: TestMember, status = 'CLUB_JOINED') =>
  server.call({
    method: 'PATCH',
    url: `/api/clubs/${clubId}/signups/${memberId}`,
    token: host.token,
    payload: { status },
  });
const leave = ({ memberId, token }: TestMember) =>
  server.call({ method: 'DELETE', url: `/api/clubs/${clubId}/signups/${memberId}`, token });
const kick = ({ memberId }: TestMember) =>
  server.call({
    method: 'PATCH',
    url: `/api/clubs/${clubId}/kicks/${memberId}`,
    token: host.token,
  });
const withdraw = ({ memberId, token }: TestMember) =>
  server.call({ method: 'DELETE', url: `/api/members/${memberId}`, token });
const sayNo = ({ token }: TestMember) =>
  server.call({
    method: 'PUT',
    url: `/api/clubs/${clubId}/confirmation`,
    token,
    payload: { going: false },
  });
const own = async ({ memberId }: TestMember) => {
  const [row] = await runSql(
    server.context.database,
    `select joined_seq, read_seq, muted, left_at is null as present
     from chat_members join chat_rooms using (room_id) where club_id = $1 and member_id = $2`,
    [clubId, memberId],
  );
  return row;
};

describe('the room of a club', () => {
  // covers R5.1 (docs/coverage-statements.md)
  test('a club room is created by the first acceptance, for host and accepted member', async () => {
    await decide(other, 'CLUB_REJECTED');
    expect(await presentIn(server.context, clubId)).toEqual([]);
    await decide(guest);
    expect(await presentIn(server.context, clubId)).toEqual([host.memberId, guest.memberId]);
    expect(await readSystemLines(server.context, clubId)).toEqual([`joined ${guest.memberId}`]);
  });

  test('an accepted member sees messages from the system message of their joining on', async () => {
    await decide(guest);
    await decide(other);
    expect(await own(other)).toEqual({ joined_seq: 1, read_seq: 2, muted: false, present: true });
  });

  test('accepting a member does not mark the room as unread or read for the host', async () => {
    await decide(guest);
    expect(await own(host)).toMatchObject({ joined_seq: 0, read_seq: 1 });
    const roomId = await getRoomId(server.context, clubId);
    const said = await roomActs(server, host, clubId).send(roomId, guest);
    expect(said.statusCode).toBe(201);
    await decide(other);
    expect(await own(host)).toMatchObject({ read_seq: 1 });
  });

  // covers R5.1, R5.2 (docs/coverage-statements.md)
  test.for([
    ['leaves', leave],
    ['is removed', kick],
    ['cannot come', sayNo],
    ['withdraws', withdraw],
  ] as const)(
    'a member who %s leaves the room, whose system message does not say why',
    async ([, end]) => {
      await decide(guest);
      await decide(other);
      expect((await end(guest)).statusCode).toBeLessThan(300);
      expect(await presentIn(server.context, clubId)).toEqual([host.memberId, other.memberId]);
      expect((await readSystemLines(server.context, clubId)).at(-1)).toBe(`left ${guest.memberId}`);
    },
  );

  // covers R5.3 (docs/coverage-statements.md)
  test('a member who rejoins sees only messages since the return, and the mute remains', async () => {
    await decide(guest);
    const quiet = 'update chat_members set muted = true where member_id = $1';
    await runSql(server.context.database, quiet, [guest.memberId]);
    await leave(guest);
    await addClubMember(server.context, clubId, guest.memberId, 'CLUB_WAITING');
    await decide(guest);
    expect(await own(guest)).toEqual({ joined_seq: 2, read_seq: 3, muted: true, present: true });
  });

  // covers R5.2 (docs/coverage-statements.md)
  test('a club room shows changes of the meeting without location or link', async () => {
    await decide(guest);
    const onlineLink = 'https://meet.example.com/secret';
    const payload = { isOnline: 'online', onlineLink, meetingTime: '15:00' };
    const url = `/api/clubs/${clubId}`;
    await server.call({ method: 'POST', url: `${url}/changes`, token: host.token, payload });
    await server.call({
      method: 'DELETE',
      url,
      token: host.token,
      payload: { reason: '비가 와요' },
    });
    const stored = await runSql(
      server.context.database,
      `select event from chat_messages join chat_rooms r using (room_id)
       where r.club_id = $1 and seq > 1 order by seq`,
      [clubId],
    );
    const earlier = { meetingDate: '2026-11-21', meetingTime: '14:00:00' };
    const meeting = { ...earlier, meetingTime: '15:00:00' };
    expect(stored.map((row) => JSON.parse(String(row.event)))).toEqual([
      { event: 'changed', change: 'both', meeting, earlier },
      { event: 'cancelled', reason: '비가 와요' },
    ]);
  });

  test('a club room remains for the other members when the host withdraws', async () => {
    await decide(guest);
    await withdraw(host);
    expect(await presentIn(server.context, clubId)).toEqual([guest.memberId]);
    expect(await readSystemLines(server.context, clubId)).toEqual([
      `joined ${guest.memberId}`,
      'cancelled',
      `left ${host.memberId}`,
    ]);
  });

  test('a read-only club room gets no system message about a withdrawal', async () => {
    await decide(guest);
    server.clock.advance(40 * 24 * 60 * 60_000);
    await withdraw({ ...guest, token: await logInAs(server.context, guest.memberId) });
    expect(await readSystemLines(server.context, clubId)).toEqual([`joined ${guest.memberId}`]);
    expect(await presentIn(server.context, clubId)).toEqual([host.memberId]);
  });
});
