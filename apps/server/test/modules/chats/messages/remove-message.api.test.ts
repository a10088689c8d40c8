import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send, sendPicture, read, remove } = chatWorld(() => server);

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
});
afterEach(() => vi.restoreAllMocks());

test('a removed message is shown without its text, and every member gets a live event', async () => {
  const { roomId, joined, host } = room;
  await send(roomId, joined, '하나');
  await send(roomId, joined, '둘');
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  expect((await remove(roomId, joined, 1)).statusCode).toBe(204);
  expect(ring).toHaveBeenCalledWith(expect.objectContaining({ event: 'room', roomId, seq: 2 }));
  expect(await read(roomId, host)).toMatchObject([
    { seq: 1, kind: 'TEXT', body: null, removed: true, sender: { memberId: joined.memberId } },
    { seq: 2, body: '둘', removed: false },
  ]);
});

test('a second removal of a message replies 204 and sends no live event', async () => {
  const { roomId, joined } = room;
  await send(roomId, joined, '하나');
  await remove(roomId, joined, 1);
  const ring = vi.spyOn(server.context.doorbells, 'ring');
  expect((await remove(roomId, joined, 1)).statusCode).toBe(204);
  expect(ring).not.toHaveBeenCalled();
});

test('removing a picture message deletes its file', async () => {
  const { roomId, joined, host } = room;
  const { fileUrl, fileName } = (await sendPicture(roomId, joined)).json().data.image;
  const url = `${fileUrl}/${fileName}`;
  expect((await server.call({ method: 'GET', url })).statusCode).toBe(200);
  expect((await remove(roomId, joined, 1)).statusCode).toBe(204);
  expect((await server.call({ method: 'GET', url })).statusCode).toBe(404);
  expect((await read(roomId, host))[0]).toMatchObject({
    kind: 'IMAGE',
    image: null,
    removed: true,
  });
});

test('sending a removed message again with the same clientId leaves it removed', async () => {
  const { roomId, joined } = room;
  const clientId = randomUUID();
  await send(roomId, joined, '하나', { clientId });
  await remove(roomId, joined, 1);
  const again = await send(roomId, joined, '하나', { clientId });
  expect([again.statusCode, again.json().data]).toMatchObject([200, { removed: true, body: null }]);
});

test('removing another member’s message is refused, even for the host', async () => {
  const { roomId, joined, host } = room;
  await send(roomId, joined, '하나');
  const refused = await remove(roomId, host, 1);
  expect([refused.statusCode, refused.json().message]).toEqual([
    403,
    '내 메시지만 지울 수 있어요.',
  ]);
});

test('removing a missing or invisible message replies 404', async () => {
  const { roomId, joined } = room;
  await send(roomId, joined, '하나');
  expect((await remove(roomId, joined, 2)).json().code).toBe('MESSAGE_NOT_FOUND');
  const stranger = await createMember(server.context);
  expect((await remove(roomId, stranger, 1)).json().code).toBe('ROOM_NOT_FOUND');
});
