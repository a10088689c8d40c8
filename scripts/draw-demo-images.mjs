// Draws the banners and avatars of the demo content: `npm run demo-images`.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { demoClubs } from '../apps/server/src/commands/seed-demo/demo-clubs.ts';
import { demoMembers } from '../apps/server/src/commands/seed-demo/demo-members.ts';
import { drawAvatar, drawBanner } from './demo-art/draw.mjs';

const target = path.join(import.meta.dirname, '../apps/server/src/commands/seed-demo/images');
const SMALL_PER_LARGE = 5;

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const [index, club] of demoClubs.entries()) {
  const picture = sharp(Buffer.from(drawBanner(index, Math.ceil(club.category / SMALL_PER_LARGE))));
  await picture
    .clone()
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(target, `club-${index + 1}.webp`));
  await picture
    .clone()
    .resize(320, 320, { fit: 'cover' })
    .webp({ quality: 72, effort: 6 })
    .toFile(path.join(target, `club-${index + 1}.card.webp`));
}
for (const [index, member] of demoMembers.entries()) {
  await sharp(Buffer.from(drawAvatar(index, member.gender)))
    .webp({ quality: 76, effort: 6 })
    .toFile(path.join(target, `member-${index + 1}.webp`));
}
