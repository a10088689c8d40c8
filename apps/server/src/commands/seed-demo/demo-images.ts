import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardImageName } from '@azit/contract/images/image.rule';
import type { ImageFolder, ImageStore } from '#server/modules/images/image-store.ts';
import { demoClubs } from './content/demo-clubs.ts';
import { demoMembers } from './content/demo-members.ts';

const PICTURES = join(import.meta.dirname, 'images');

/** The names the pictures were kept under, in the order of the members and the clubs. */
export type DemoPictures = { avatars: string[]; banners: string[]; chat: string };

/** Of the one picture that somebody sends in a room. */
export const CHAT_PICTURE_SIZE = { width: 1170, height: 624 };
const CHAT_PICTURE = 'chat.webp';

/** Copies the drawn pictures into the store, under random names like any other. */
export async function keepDemoPictures(images: ImageStore): Promise<DemoPictures> {
  const avatars: string[] = [];
  for (const index of demoMembers.keys()) {
    const name = randomName();
    await copy(images, `member-${index + 1}.webp`, 'member_profile', name);
    avatars.push(name);
  }
  const banners: string[] = [];
  for (const index of demoClubs.keys()) {
    const name = randomName();
    await copy(images, `club-${index + 1}.webp`, 'club_banner', name);
    await copy(images, `club-${index + 1}.card.webp`, 'club_banner', cardImageName(name));
    banners.push(name);
  }
  const chat = randomName();
  await copy(images, CHAT_PICTURE, 'chat_picture', chat);
  return { avatars, banners, chat };
}

async function copy(images: ImageStore, picture: string, folder: ImageFolder, name: string) {
  await images.write({ folder, name, bytes: await readFile(join(PICTURES, picture)) });
}

function randomName(): string {
  return `${randomBytes(18).toString('base64url')}.webp`;
}
