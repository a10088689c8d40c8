import { randomBytes } from 'node:crypto';
import { cardImageName } from '@azit/contract/images/image.rule';
import { QueueFullError } from '#server/limits/bounded-queue.ts';
import { fairQueue } from '#server/limits/fair-queue.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import { DecodeStoppedError, decodeApart } from './decoder.ts';
import type { DecodeTask, Encoding } from './decoder-message.ts';
import { requireDecodable, unreadable } from './image-bounds.ts';
import { readImageHeader } from './image-header.ts';
import type { StoredFile } from './image-store.ts';

const WAIT_LIMIT_MS = 5_000;

// One image at a time keeps the other requests quick. Who sends many or large ones waits for
// themselves: the next is the one of whoever has used the decoder least.
const decoder = fairQueue({ depth: 32, depthPerKey: 8, waitLimitMs: WAIT_LIMIT_MS });

export type PreparedImage = { name: string; files: StoredFile[] };
/** The bytes, and who sent them: a member, or the address of somebody who signs up. */
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

/** Keeps its shape, which the reader is told before the picture has loaded. */
export async function prepareChatPicture(upload: Upload): Promise<PreparedPicture> {
  const name = randomName();
  const encodings = await decode('chat', upload);
  const { width = 0, height = 0 } = encodings[0] ?? {};
  return { name, files: encodings.map(toFile('chat_picture', [name])), width, height };
}

/** Only what really decodes as a jpeg or png passes; its metadata stays behind. */
async function decode(kind: DecodeTask['kind'], { bytes, sender }: Upload): Promise<Encoding[]> {
  const { workBytes } = requireDecodable(readImageHeader(bytes));
  const task = () => decodeApart({ kind, upload: bytes });
  const encodings = await decoder.run({ key: sender, price: workBytes }, task).catch(explain);
  if (encodings === undefined) throw unreadable();
  return encodings;
}

function explain(error: unknown): never {
  if (error instanceof QueueFullError) throw busy();
  if (!(error instanceof DecodeStoppedError)) throw error;
  if (!error.isOverLimit) throw busy();
  throw unreadable('이 사진은 처리하는 데 너무 오래 걸려요. 다른 사진을 골라 주세요.');
}

function toFile(folder: StoredFile['folder'], names: string[]) {
  return ({ bytes }: Encoding, index: number): StoredFile => ({
    folder,
    name: names[index] ?? '',
    bytes: Buffer.from(bytes),
  });
}

/** Nobody guesses it: whoever knows a name may fetch the picture. */
export function randomName(): string {
  return `${randomBytes(18).toString('base64url')}.webp`;
}

function busy(): Refusal {
  const message = '지금은 사진을 올리는 분이 많아요. 잠시 후 다시 시도해 주세요.';
  return new Refusal(503, 'SERVER_BUSY', message, { retryAfterSeconds: 5 });
}
