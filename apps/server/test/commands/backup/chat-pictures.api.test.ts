import { expect } from 'vitest';
import { emptyStorage, saveWorld } from '#test/factories/backup-world.ts';
import { chatWorld } from '#test/factories/chat-world.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { server, test } from '#test/harness/server-test.ts';

const { createRoom, sendPicture, report } = chatWorld(() => server);

test('a restore brings back chat pictures and report evidence with their rows', async () => {
  const { roomId, host, joined } = await createRoom();
  const { fileName } = (await sendPicture(roomId, host)).json().data.image;
  expect((await report(roomId, joined, 1)).statusCode).toBe(201);
  const storage = await emptyStorage();
  await storage.restore(await saveWorld(server.context));
  const restored = storage.contextLike(server.context);
  await checkInvariants(restored);
  const picture = await restored.images.read(`chat_picture/${fileName}`);
  expect(picture).toEqual(await server.context.images.read(`chat_picture/${fileName}`));
  expect(
    await restored.images.listOlderThan('report_evidence', new Date('9999-01-01')),
  ).toHaveLength(1);
});
