import sharp from 'sharp';
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
  const small = await image.clone().resize(GROUND).png().toBuffer();
  const ground = await sharp(small)
    .resize({ width: WIDTH, height: HEIGHT, fit: 'fill', kernel: 'cubic' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const whole = await image
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const picture = sharp(ground).composite([{ input: whole }]);
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    bytes = await picture.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= BYTES) break;
  }
  return { bytes, width: WIDTH, height: HEIGHT };
}
