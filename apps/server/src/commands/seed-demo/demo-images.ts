import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cardImageName } from '@azit/contract/images/image.rule';
import type { ImageFolder, ImageStore } from '#server/modules/images/image-store.ts';
import { demoClubs } from './content/demo-clubs.ts';
import { demoMembers } from './content/demo-members.ts';

const PICTURES = join(import.meta.dirname, 'images');

export type DemoPictures = { avatars: string[]; banners: string[]; chat: string };

export const CHAT_PICTURE_SIZE = { width: 1200, height: 640 };
const CHAT_PICTURE = 'chat.webp';

export async function storeDemoPictures(images: ImageStore): Promise<DemoPictures> {
  const [avatars, banners, chat] = await Promise.all([
    Promise.all([...demoMembers.keys()].map((index) => storeAvatar(images, index))),
    Promise.all([...demoClubs.keys()].map((index) => storeBanner(images, index))),
    copy(images, CHAT_PICTURE, 'chat_picture', randomName()),
  ]);
  return { avatars, banners, chat };
}

function storeAvatar(images: ImageStore, index: number): Promise<string> {
  return copy(images, `member-${index + 1}.webp`, 'member_profile', randomName());
}

async function storeBanner(images: ImageStore, index: number): Promise<string> {
  const name = await copy(images, `club-${index + 1}.webp`, 'club_banner', randomName());
  await copy(images, `club-${index + 1}.card.webp`, 'club_banner', cardImageName(name));
  return name;
}

async function copy(images: ImageStore, picture: string, folder: ImageFolder, name: string) {
  await images.write({ folder, name, bytes: await readFile(join(PICTURES, picture)) });
  return name;
}

function randomName(): string {
  return `${randomBytes(18).toString('base64url')}.webp`;
}
