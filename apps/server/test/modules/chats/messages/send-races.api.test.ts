import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { chatWorld } from '#test/factories/chat-world.ts';
import { runSql } from '#test/factories/insert-row.ts';
import { startBoth } from '#test/harness/race.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, send, sendPicture, read, remove } = chatWorld(() => server);

test('twenty parallel messages, each sent twice, get twenty consecutive seqs', async () => {
  const { roomId, host, joined, other } = await createRoom();
  const sent = Array.from({ length: 20 }, (_, index) => ({
    sender: [host, joined, other][index % 3] ?? host,
    clientId: randomUUID(),
    body: `${index}`,
  }));
  const replies = await Promise.all(
    [...sent, ...sent].map(async ({ sender, clientId, body }) => {
      const reply = await send(roomId, sender, body, { clientId });
      return { status: reply.statusCode, seq: reply.json().data.seq, clientId, body };
    }),
  );
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(20);
  const all = await read(roomId, host, '?after=0&size=100');
  expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  for (const { seq, body } of replies) expect(all[seq - 1]?.body).toBe(body);
  const seqs = new Map(replies.map(({ clientId, seq }) => [clientId, seq]));
  for (const { clientId, seq } of replies) expect(seqs.get(clientId)).toBe(seq);
  const [room] = await runSql(
    server.context.database,
    'select last_seq from chat_rooms where room_id = $1',
    [roomId],
  );
  expect(room).toEqual({ last_seq: 20 });
});

test('one picture sent twice in parallel makes one message with one file', async () => {
  const { roomId, joined } = await createRoom();
  const clientId = randomUUID();
  const replies = await Promise.all([
    sendPicture(roomId, joined, { clientId }),
    sendPicture(roomId, joined, { clientId }),
  ]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 201]);
  expect(replies[0]?.json()).toEqual(replies[1]?.json());
  expect(await server.context.images.listOlderThan('chat_picture', new Date('9999-01-01'))).toEqual(
    [replies[0]?.json().data.image.fileName],
  );
});

test('a message sent while its sender is removed is stored before that or refused', async () => {
  for (const inOrder of [true, false]) {
    const { roomId, clubId, host, joined } = await createRoom();
    const kick = () =>
      server.call({
        method: 'PATCH',
        url: `/api/clubs/${clubId}/kicks/${joined.memberId}`,
        token: host.token,
      });
    const [sent, kicked] = await startBoth(() => send(roomId, joined, '안녕하세요'), kick, inOrder);
    expect(kicked.statusCode).toBe(204);
    const lines = await read(roomId, host, '?after=0');
    const texts = lines.filter(({ kind }) => kind === 'TEXT');
    expect([sent.statusCode, texts.length]).toEqual(sent.statusCode === 201 ? [201, 1] : [404, 0]);
    expect(lines.at(-1)?.kind).toBe('SYSTEM');
  }
});

test('two parallel removals of one message remove it once', async () => {
  const { roomId, joined, host } = await createRoom();
  await sendPicture(roomId, joined);
  const replies = await Promise.all([remove(roomId, joined, 1), remove(roomId, joined, 1)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect((await read(roomId, host))[0]).toMatchObject({ removed: true, image: null });
});
