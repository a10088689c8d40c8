import { expect } from 'vitest';
import { emptyStorage, saveWorld } from '#test/factories/backup-world.ts';
import { createClub } from '#test/factories/club-factory.ts';
import { postCrew } from '#test/factories/crew-factory.ts';
import { createMember } from '#test/factories/member-factory.ts';
import { checkInvariants } from '#test/harness/check-invariants.ts';
import { multipartForm, smallImage } from '#test/harness/multipart-form.ts';
import { server, test } from '#test/harness/server-test.ts';

test('a restore brings back a crew’s banner even if the crew’s meeting has another one', async () => {
  const host = await createMember(server.context);
  const clubId = await createClub(server.context, { hostId: host.memberId });
  const changeBanner = async () => {
    const form = await multipartForm(await smallImage());
    const url = `/api/clubs/${clubId}`;
    await server.call({ method: 'POST', url, token: host.token, ...form });
  };
  await changeBanner();
  const crew = (await postCrew(host, { fromClubId: clubId })).json().data;
  await changeBanner();
  const storage = await emptyStorage();
  await storage.restore(await saveWorld(server.context));
  const restored = storage.contextLike(server.context);
  await checkInvariants(restored);
  const banner = await restored.images.read(`club_banner/${crew.image.fileName}`);
  expect(banner).toEqual(await server.context.images.read(`club_banner/${crew.image.fileName}`));
});
