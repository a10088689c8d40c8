import { beforeEach, expect, vi } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { addClubMember } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send, remove } = chatWorld(() => server);

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
});

const announce = (body: string) => send(room.roomId, room.host, body, { kind: 'ANNOUNCEMENT' });

async function shownTo({ token }: TestMember): Promise<string | null> {
  const url = `/api/clubs/${room.clubId}`;
  const { announcement } = (await server.call({ method: 'GET', url, token })).json().data;
  return announcement === null ? null : announcement.body;
}

async function lookAgain(act: () => Promise<unknown>): Promise<number[]> {
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await act();
  const rung = ring.mock.calls.map(([doorbell]) => doorbell);
  ring.mockRestore();
  return rung
    .flatMap((doorbell) => (doorbell.event === 'club' ? doorbell.memberIds : []))
    .toSorted();
}

// covers M5.6 (docs/coverage-statements.md)
test('the club page shows the latest announcement to members of its room', async () => {
  const { host, joined, clubId } = room;
  expect(await shownTo(joined)).toBeNull();
  await announce('1번 출구에서 만나요.');
  await announce('2번 출구로 바꿨어요.');
  const late = await createMember(server.context);
  await addClubMember(server.context, clubId, late.memberId, 'CLUB_JOINED');
  for (const person of [host, joined, late]) {
    expect(await shownTo(person)).toBe('2번 출구로 바꿨어요.');
  }
});

test('strangers, applicants and former members do not see the announcement', async () => {
  const { joined, clubId } = room;
  await announce('비밀번호는 1234예요.');
  const stranger = await createMember(server.context);
  const applicant = await createMember(server.context);
  await addClubMember(server.context, clubId, applicant.memberId, 'CLUB_WAITING');
  const url = `/api/clubs/${clubId}/signups/${joined.memberId}`;
  await server.call({ method: 'DELETE', url, token: joined.token });
  for (const person of [stranger, applicant, joined]) expect(await shownTo(person)).toBeNull();
});

test('the club page shows the previous announcement after the latest was removed', async () => {
  await announce('1번 출구에서 만나요.');
  await announce('2번 출구로 바꿨어요.');
  await remove(room.roomId, room.host, 2);
  expect(await shownTo(room.joined)).toBe('1번 출구에서 만나요.');
});

// covers K5.8 (docs/coverage-statements.md)
test('an announcement stays pinned when the meeting moves, and is marked as outdated', async () => {
  const { host, joined, clubId, roomId } = room;
  const pinned = async () => {
    const url = `/api/chats/${roomId}`;
    const reply = await server.call({ method: 'GET', url, token: joined.token });
    const { pinned: message, pinnedOutdated } = reply.json().data;
    return [message?.body, pinnedOutdated];
  };
  const onPage = async () => {
    const url = `/api/clubs/${clubId}`;
    const reply = await server.call({ method: 'GET', url, token: joined.token });
    const { body, outdated } = reply.json().data.announcement;
    return [body, outdated];
  };
  const bothAre = async (body: string, outdated: boolean) => {
    expect([await onPage(), await pinned()]).toEqual([
      [body, outdated],
      [body, outdated],
    ]);
  };
  const change = async (payload: object) => {
    server.clock.advance(1000);
    const url = `/api/clubs/${clubId}/changes`;
    const reply = await server.call({ method: 'POST', url, token: host.token, payload });
    expect(reply.statusCode).toBeLessThan(300);
  };
  await announce('7시에 만나요.');
  await change({ clubName: '새 이름이에요' });
  await bothAre('7시에 만나요.', false);
  await change({ meetingTime: '21:00' });
  await bothAre('7시에 만나요.', true);
  server.clock.advance(1000);
  await announce('9시에 만나요.');
  await bothAre('9시에 만나요.', false);
});

test('open club pages refetch after an announcement is sent or removed', async () => {
  const { roomId, host, joined, other } = room;
  const everybody = [host, joined, other].map(({ memberId }) => memberId).toSorted();
  expect(await lookAgain(() => announce('1번 출구에서 만나요.'))).toEqual(everybody);
  expect(await lookAgain(() => send(roomId, joined, '네!'))).toEqual([]);
  expect(await lookAgain(() => remove(roomId, host, 1))).toEqual(everybody);
});
