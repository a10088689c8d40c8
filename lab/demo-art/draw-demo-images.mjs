import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { demoClubs } from '../../apps/server/src/commands/seed-demo/content/demo-clubs.ts';
import { demoMembers } from '../../apps/server/src/commands/seed-demo/content/demo-members.ts';
import { runMain } from '../../scripts/project.mjs';
import { withLimit } from '../limit.mjs';
import { drawFace, looks } from './faces.mjs';
import { drawBanner, drawChatPicture } from './scenes.mjs';

const target = path.join(import.meta.dirname, '../../apps/server/src/commands/seed-demo/images');
const limitMs = 20 * 60_000;
const WEBP = { quality: 80, effort: 6 };

await runMain(async () => {
  await withLimit('drawing the demo images', limitMs, drawAll);
  return 0;
});

/** @param {AbortSignal} signal */
async function drawAll(signal) {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const [index, { name }] of demoClubs.entries()) {
    signal.throwIfAborted();
    const picture = sharp(Buffer.from(drawBanner(name)));
    await picture
      .clone()
      .webp(WEBP)
      .toFile(path.join(target, `club-${index + 1}.webp`));
    await picture
      .clone()
      .resize(320, 320, { fit: 'cover' })
      .webp(WEBP)
      .toFile(path.join(target, `club-${index + 1}.card.webp`));
  }
  await sharp(Buffer.from(drawChatPicture())).webp(WEBP).toFile(path.join(target, 'chat.webp'));
  for (const [index, { nickname }] of demoMembers.entries()) {
    signal.throwIfAborted();
    const look = looks[nickname];
    if (look === undefined) throw new Error(`${nickname} has no face`);
    await sharp(Buffer.from(drawFace(look)))
      .webp(WEBP)
      .toFile(path.join(target, `member-${index + 1}.webp`));
  }
}
