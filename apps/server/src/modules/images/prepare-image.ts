import { randomBytes } from 'node:crypto';
import { cardImageName } from '@azit/contract/images/image.rule';
import { decodeInTurn } from './decode-in-turn.ts';
import type { DecodeTask, Encoding } from './decoder-message.ts';
import { requireDecodable } from './image-bounds.ts';
import { readImageHeader } from './image-header.ts';
import type { StoredFile } from './image-store.ts';

export type PreparedImage = { name: string; files: StoredFile[] };
export type Upload = { bytes: Buffer; sender: string };

export async function prepareBanner(upload: Upload): Promise<PreparedImage> {
  const name = randomName();
  const names = [name, cardImageName(name)];
  const encodings = await decode('banner', upload);
  return { name, files: encodings.map(toFile('club_banner', names)) };
}

export async function prepareProfileImage(upload: Upload): Promise<PreparedImage> {
  const name = randomName();
  const encodings = await decode('profile', upload);
  return { name, files: encodings.map(toFile('member_profile', [name])) };
}

export type PreparedPicture = PreparedImage & { width: number; height: number };

/** Returns width and height, so that clients can lay out the message before the picture loads. */
export async function prepareChatPicture(upload: Upload): Promise<PreparedPicture> {
  const name = randomName();
  const encodings = await decode('chat', upload);
  const { width = 0, height = 0 } = encodings[0] ?? {};
  return { name, files: encodings.map(toFile('chat_picture', [name])), width, height };
}

async function decode(kind: DecodeTask['kind'], { bytes, sender }: Upload): Promise<Encoding[]> {
  const { workBytes } = requireDecodable(readImageHeader(bytes));
  return decodeInTurn({ key: sender, cost: workBytes }, { kind, upload: bytes });
}

function toFile(folder: StoredFile['folder'], names: string[]) {
  return ({ bytes }: Encoding, index: number): StoredFile => ({
    folder,
    name: names[index] ?? '',
    bytes: Buffer.from(bytes),
  });
}

/** Names must be unguessable, because anyone who knows a name may fetch the picture. */
export function randomName(): string {
  return `${randomBytes(18).toString('base64url')}.webp`;
}
