import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as images from '#server/modules/images/prepare-image.ts';
import { Refusal } from '#server/runtime/refusal.ts';

const prepareBanner = (bytes: Buffer) => images.prepareBanner({ bytes, sender: '1' });
const prepareProfileImage = (bytes: Buffer) => images.prepareProfileImage({ bytes, sender: '1' });

function noise(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}

async function catchRefusal(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Refusal) return error;
  throw new Error(`no refusal but ${error}`);
}

describe('a banner', () => {
  test('a banner is stored as webp in two sizes, of which the large has at most 60 kB', async () => {
    const upload = await noise(1400, 470).jpeg({ quality: 80 }).toBuffer();
    const { name, files } = await prepareBanner(upload);
    const [wide, card] = files;
    expect(wide?.name).toBe(name);
    expect(card?.name).toBe(name.replace('.webp', '.card.webp'));
    expect(wide?.bytes.length).toBeLessThanOrEqual(60_000);
    expect(await sharp(wide?.bytes).metadata()).toMatchObject({ format: 'webp' });
    expect(await sharp(card?.bytes).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
  });

  test('a banner is never enlarged', async () => {
    const { files } = await prepareBanner(await noise(300, 100).png().toBuffer());
    expect(await sharp(files[0]?.bytes).metadata()).toMatchObject({ width: 300, height: 100 });
  });

  test('a banner gets a different name for each upload of the same picture', async () => {
    const upload = await noise(60, 20).png().toBuffer();
    const [first, second] = [await prepareBanner(upload), await prepareBanner(upload)];
    expect(first.name).not.toBe(second.name);
  });
});

describe('a profile image', () => {
  test('a profile image is stored square and upright, without its metadata', async () => {
    const upload = await noise(600, 300)
      .withExif({ IFD0: { Copyright: 'somebody', Make: 'a camera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { files } = await prepareProfileImage(upload);
    const stored = await sharp(files[0]?.bytes).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();
    expect(stored.orientation).toBeUndefined();
  });
});

describe('uploads that are not a valid jpeg or png', () => {
  test.each([
    ['a text', async () => Buffer.from('<script>alert(1)</script>')],
    ['a gif', () => noise(20, 20).gif().toBuffer()],
    ['a webp', () => noise(20, 20).webp().toBuffer()],
    [
      'an svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['half a png', async () => (await noise(200, 200).png().toBuffer()).subarray(0, 4000)],
    ['nothing', async () => Buffer.alloc(0)],
  ])('an upload with this content is refused: %s', async (_name, make) => {
    const refusal = await catchRefusal(prepareBanner(await make()));
    expect(refusal).toMatchObject({ status: 415, code: 'IMAGE_UNREADABLE' });
  });

  test('a small file that decompresses to more than 40 megapixels is refused', async () => {
    const bomb = await sharp({
      create: { width: 8000, height: 5200, channels: 3, background: '#000' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_048_576);
    expect(await catchRefusal(prepareBanner(bomb))).toMatchObject({ status: 415 });
  });
});
