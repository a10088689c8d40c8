import sharp from 'sharp';
import { beforeEach, describe, expect, vi } from 'vitest';
import { type ClubRoom, chatWorld } from '#test/factories/chat-world.ts';
import { createMember, logInAs } from '#test/factories/member-factory.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, sendPicture, send } = chatWorld(() => server);
const ALL_TIME = new Date('9999-01-01');

let room: ClubRoom;
beforeEach(async () => {
  room = await createRoom();
});

let filesBefore: string[];
const files = () => server.context.images.listOlderThan('chat_picture', ALL_TIME);
beforeEach(async () => {
  filesBefore = await files();
});

function photo(width: number, height: number, orientation = 1): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#bb2649' } })
    .withExif({ IFD0: { Copyright: 'planted' }, IFD3: { GPSLatitude: '37/1 33/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

test('a picture message contains width and height, and its file is cached privately', async () => {
  const { roomId, joined } = room;
  const sent = await sendPicture(roomId, joined);
  expect([sent.statusCode, sent.json().data]).toMatchObject([
    201,
    {
      kind: 'IMAGE',
      body: null,
      image: {
        fileUrl: '/images/chat_picture',
        fileName: expect.stringMatching(/^[\w-]{24}\.webp$/),
        width: 48,
        height: 32,
      },
    },
  ]);
  const { fileUrl, fileName } = sent.json().data.image;
  const served = await server.call({ method: 'GET', url: `${fileUrl}/${fileName}` });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(served.headers['cache-control']).toBe('private, max-age=31536000, immutable');
});

test.for([
  ['a wide photo', 3200, 1600, 1, 1600, 800],
  ['a photo taken upright', 2000, 1000, 6, 800, 1600],
  ['a small photo', 300, 200, 1, 300, 200],
] as const)(
  '%s is stored upright, at most 1600 pixels long, without metadata',
  async ([, width, height, orientation, storedWidth, storedHeight]) => {
    const { roomId, joined } = room;
    const sent = await sendPicture(roomId, joined, {
      image: await photo(width, height, orientation),
    });
    const { fileName, ...size } = sent.json().data.image;
    expect(size).toMatchObject({ width: storedWidth, height: storedHeight });
    const bytes = await server.context.images.read(`chat_picture/${fileName}`);
    const stored = await sharp(bytes).metadata();
    expect([stored.format, stored.width, stored.height, stored.exif]).toEqual([
      'webp',
      storedWidth,
      storedHeight,
      undefined,
    ]);
  },
);

describe('refused picture messages', () => {
  test('a picture of a member outside the room is neither decoded nor stored', async () => {
    const stranger = await createMember(server.context);
    expect((await sendPicture(room.roomId, stranger)).statusCode).toBe(404);
    expect(await files()).toEqual(filesBefore);
  });

  test('a picture sent to a read-only room is neither decoded nor stored', async () => {
    server.clock.set('2027-03-01T12:00:00+09:00');
    const token = await logInAs(server.context, room.joined.memberId);
    const refused = await sendPicture(room.roomId, { ...room.joined, token });
    expect(refused.json().code).toBe('ROOM_CLOSED');
    expect(await files()).toEqual(filesBefore);
  });

  test('a picture message without a valid image is not stored', async () => {
    const image = Buffer.from('no picture');
    expect((await sendPicture(room.roomId, room.joined, { image })).statusCode).toBe(415);
    expect(await files()).toEqual(filesBefore);
  });

  test('the file of a picture is not stored when its message cannot be stored', async () => {
    const { database } = server.context;
    const checkOut = vi.spyOn(database, 'checkOut').mockRejectedValueOnce(new Error('no'));
    expect((await sendPicture(room.roomId, room.joined)).statusCode).toBe(500);
    checkOut.mockRestore();
    expect(await files()).toEqual(filesBefore);
  });
});

test('evidence pictures are not served under any spelling of their URL', async () => {
  const name = 'aaaaaaaaaaaaaaaaaaaaaaaa.webp';
  await server.context.images.write({
    folder: 'report_evidence',
    name,
    bytes: Buffer.from('evidence'),
  });
  for (const path of [
    `report_evidence/${name}`,
    `%72eport_evidence/${name}`,
    `chat_picture/../report_evidence/${name}`,
    `chat_picture/..%2freport_evidence/${name}`,
    `.//report_evidence/${name}`,
  ]) {
    const { statusCode } = await server.call({ method: 'GET', url: `/images/${path}` });
    expect([path, [400, 403, 404].includes(statusCode)]).toEqual([path, true]);
  }
  await server.context.images.remove('report_evidence', name);
});

test.for(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
  'a message with the content type %s is refused',
  async (type) => {
    const { roomId, joined } = room;
    const { statusCode } = await server.call({
      method: 'POST',
      url: `/api/chats/${roomId}/messages`,
      token: joined.token,
      headers: { 'content-type': type },
      payload: 'clientId=12345678&body=a',
    });
    expect(statusCode).toBe(415);
  },
);

test('many parallel text messages are all accepted, as only uploads are limited', async () => {
  const { roomId, joined } = room;
  const replies = await Promise.all(
    Array.from({ length: 60 }, (_, index) => send(roomId, joined, `${index}`)),
  );
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
});
