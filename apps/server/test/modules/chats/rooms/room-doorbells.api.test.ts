import { beforeEach, expect, vi } from 'vitest';
import type { Doorbell } from '#server/runtime/doorbells.ts';
import { addClubMember, createClub } from '#test/factories/club-factory.ts';
import { createMember, type TestMember } from '#test/factories/member-factory.ts';
import { roomActs } from '#test/factories/room-acts.ts';
import { getRoomId } from '#test/factories/room-rows.ts';
import { openStream } from '#test/harness/event-stream-client.ts';
import { server, test } from '#test/harness/server-test.ts';

let host: TestMember;
let guest: TestMember;
let other: TestMember;
let acts: ReturnType<typeof roomActs>;
let roomId: number;

beforeEach(async () => {
  host = await createMember(server.context);
  guest = await createMember(server.context);
  other = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  for (const { memberId } of [guest, other])
    await addClubMember(server.context, clubId, memberId, 'CLUB_JOINED');
  acts = roomActs(server, host, clubId);
  roomId = await getRoomId(server.context, clubId);
});

async function collectDoorbells(act: () => Promise<unknown>) {
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  await act();
  const rung = ring.mock.calls.map(([doorbell]) => doorbell);
  ring.mockRestore();
  return rung.flatMap<Doorbell>((doorbell) => {
    if (doorbell.event === 'ownRoom') return [doorbell];
    return doorbell.event === 'room'
      ? [{ ...doorbell, memberIds: doorbell.memberIds.toSorted() }]
      : [];
  });
}

const ids = (...people: TestMember[]) => people.map(({ memberId }) => memberId).toSorted();

// covers R5.4 (docs/coverage-statements.md)
test('a removed or former member gets no further live events of the room', async () => {
  expect(await collectDoorbells(() => acts.kick(guest))).toEqual([
    { event: 'room', roomId, seq: 1, memberIds: ids(host, other) },
  ]);
  expect(await collectDoorbells(() => acts.send(roomId, host))).toEqual([
    { event: 'room', roomId, seq: 2, memberIds: ids(host, other) },
  ]);
  expect(await collectDoorbells(() => acts.leave(other))).toEqual([
    { event: 'room', roomId, seq: 3, memberIds: ids(host) },
  ]);
});

test('removing a message is announced to all members as a removal', async () => {
  await acts.send(roomId, host);
  await acts.send(roomId, guest);
  expect(await collectDoorbells(() => acts.remove(roomId, host, 1))).toEqual([
    { event: 'room', roomId, seq: 2, removed: true, memberIds: ids(host, guest, other) },
  ]);
});

// covers R5.6 (docs/coverage-statements.md)
test('reading a room sends one live event, and only to the reader’s own devices', async () => {
  await acts.send(roomId, host);
  expect(await collectDoorbells(() => acts.read(roomId, guest, 1))).toEqual([
    { event: 'ownRoom', roomId, seq: 1, memberId: guest.memberId },
  ]);
  expect(await collectDoorbells(() => acts.read(roomId, guest, 1))).toEqual([]);
});

test('muting a room sends one live event, and only to the member’s own devices', async () => {
  const mute = (muted: boolean) => acts.mute(roomId, guest, muted);
  expect(await collectDoorbells(() => mute(true))).toEqual([
    { event: 'ownRoom', roomId, seq: 0, memberId: guest.memberId },
  ]);
  expect(await collectDoorbells(() => mute(true))).toEqual([]);
  expect(await collectDoorbells(() => mute(false))).toHaveLength(1);
});

// covers Q5.3 (docs/coverage-statements.md)
test('a message with a lost doorbell is announced even if a member has read and muted', async () => {
  const stream = await openStream(server, other.token);
  vi.spyOn(server.context.doorbells, 'ring').mockImplementationOnce(() => {});
  await acts.send(roomId, host);
  await acts.read(roomId, guest, 1);
  await acts.mute(roomId, guest, true);
  server.clock.advance(500);
  const event = `room {"roomId":${roomId},"seq":1}`;
  await vi.waitFor(() => expect(stream.received).toContain(event), { timeout: 5_000 });
});
