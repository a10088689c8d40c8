import { expect } from 'vitest';
import { findUndeliveredRooms } from '#server/modules/chats/rooms/find-undelivered-rooms.ts';
import { chatWorld } from '#test/factories/chat-world.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send } = chatWorld(() => server);

test('a room is found if its newest message has been undelivered for 1 to 60 s', async () => {
  const { roomId, host, joined } = await createRoom();
  await send(roomId, host, '들려요?');
  const { database, clock } = server.context;
  const look = (delivered: [number, number][]) =>
    findUndeliveredRooms({ database, clock }, new Map(delivered));
  const memberIds = expect.arrayContaining([host.memberId, joined.memberId]);
  const found = [{ roomId, seq: 1, memberIds }];
  expect(await look([])).toEqual([]);
  server.clock.advance(1_000);
  expect(await look([])).toEqual(found);
  expect(await look([[roomId, 0]])).toEqual(found);
  expect(await look([[roomId, 1]])).toEqual([]);
  server.clock.advance(60_000);
  expect(await look([])).toEqual([]);
});
