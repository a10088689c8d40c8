import sharp, { type Sharp } from 'sharp';
import type { Encoding } from './decoder-message.ts';
import { MAX_PIXELS } from './image-bounds.ts';

/** Messengers show pictures of this size uncropped. */
const WIDTH = 1_200;
const HEIGHT = 630;
const BYTES = 300_000;
const QUALITIES = [82, 60, 30, 10];
const GROUND = { width: 8, height: 4, fit: 'cover', kernel: 'cubic' } as const;

export async function drawLinkPreview(banner: Uint8Array): Promise<Encoding> {
  const image = sharp(banner, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).flatten();
  const small = await toRaw(image.clone().resize(GROUND));
  const ground = await toRaw(small.open().resize({ width: WIDTH, height: HEIGHT, fit: 'fill' }));
  const whole = await toRaw(image.resize({ width: WIDTH, height: HEIGHT, fit: 'inside' }));
  const picture = await toRaw(ground.open().composite([{ input: whole.data, raw: whole.raw }]));
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.open().jpeg({ quality }).toBuffer();
    if (bytes.length <= BYTES) break;
  }
  return { bytes, width: WIDTH, height: HEIGHT };
}

/** Pass raw pixels between the steps: encoding would take longer than the steps themselves. */
async function toRaw(image: Sharp) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  return { data, raw, open: () => sharp(data, { raw }) };
}
