import { randomBytes } from 'node:crypto';
import { cardImageName } from '@azit/contract/images/image.rule';
import sharp, { type Sharp } from 'sharp';
import { boundedQueue, QueueFullError } from '#server/limits/bounded-queue.ts';
import { Refusal } from '#server/runtime/refusal.ts';
import type { StoredFile } from './image-store.ts';

const MAX_PIXELS = 40_000_000;
const BANNER_BYTES = 60_000;
const CARD_SIZE = 320;
const PROFILE_SIZE = 512;
const QUALITY = 75;
/** Tried in turn until a banner is small enough; only an image of pure noise needs the last. */
const BANNER_STEPS = [
  { width: 1200, quality: QUALITY },
  { width: 1200, quality: 50 },
  { width: 900, quality: 40 },
  { width: 600, quality: 30 },
  { width: 400, quality: 20 },
] as const;
/** Fast and hardly larger: 88 ms against 168 for the default. */
const EFFORT = 2;

// One image at a time keeps the other requests quick; the rest wait, and too many are refused.
const decoder = boundedQueue({ width: 1, depth: 32 });
sharp.concurrency(1);
sharp.cache(false);

export type PreparedImage = { name: string; files: StoredFile[] };

export function prepareBanner(upload: Buffer): Promise<PreparedImage> {
  return decode(upload, async (image) => {
    const name = randomName();
    const folder = 'club_banner';
    const card = image.clone().resize({ width: CARD_SIZE, height: CARD_SIZE, fit: 'cover' });
    return {
      name,
      files: [
        { folder, name, bytes: await encodeBanner(image) },
        { folder, name: cardImageName(name), bytes: await encode(card, QUALITY) },
      ],
    };
  });
}

export function prepareProfileImage(upload: Buffer): Promise<PreparedImage> {
  return decode(upload, async (image) => {
    const name = randomName();
    const square = image.resize({ width: PROFILE_SIZE, height: PROFILE_SIZE, fit: 'cover' });
    return {
      name,
      files: [{ folder: 'member_profile', name, bytes: await encode(square, QUALITY) }],
    };
  });
}

/** Only what really decodes as a jpeg or png passes; its metadata stays behind. */
async function decode(
  upload: Buffer,
  use: (image: Sharp) => Promise<PreparedImage>,
): Promise<PreparedImage> {
  try {
    return await decoder.run(async () => {
      const image = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
      const { format } = await image.metadata();
      if (format !== 'jpeg' && format !== 'png') throw unreadable();
      return await use(image.autoOrient().flatten({ background: '#ffffff' }));
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof QueueFullError) throw busy();
    throw unreadable();
  }
}

async function encodeBanner(image: Sharp): Promise<Buffer> {
  let encoded = Buffer.alloc(0) as Buffer;
  for (const { width, quality } of BANNER_STEPS) {
    const fitted = { width, height: width, fit: 'inside', withoutEnlargement: true } as const;
    encoded = await encode(image.clone().resize(fitted), quality);
    if (encoded.length <= BANNER_BYTES) break;
  }
  return encoded;
}

async function encode(image: Sharp, quality: number): Promise<Buffer> {
  return image.webp({ quality, effort: EFFORT }).toBuffer();
}

function randomName(): string {
  return `${randomBytes(18).toString('base64url')}.webp`;
}

function unreadable(): Refusal {
  return new Refusal(415, 'IMAGE_UNREADABLE', 'jpg나 png 사진만 올릴 수 있어요.');
}

function busy(): Refusal {
  return new Refusal(
    503,
    'STORAGE_UNAVAILABLE',
    '지금은 사진을 받을 수 없어요. 잠시 후 다시 시도해 주세요.',
  );
}
