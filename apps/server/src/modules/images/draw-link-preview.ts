import sharp, { type Sharp } from 'sharp';
import type { Encoding } from './decoder-message.ts';
import { MAX_PIXELS } from './image-bounds.ts';

/** What messengers show beside a link without cutting anything off. */
const WIDTH = 1_200;
const HEIGHT = 630;
const BYTES = 300_000;
/** Tried in turn until it is small enough; only an image of pure noise needs the last. */
const QUALITIES = [82, 60, 30, 10];
/** The ground is blurred by being made this small first. */
const GROUND = { width: 8, height: 4, fit: 'cover', kernel: 'cubic' } as const;

/** The whole banner, on a ground of its own colours: what the host has cropped is what is shown. */
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

/** Pixels as they are: to encode between the steps would take longer than the steps. */
async function toRaw(image: Sharp) {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { width, height, channels };
  return { data, raw, open: () => sharp(data, { raw }) };
}
