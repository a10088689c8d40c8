import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareImage } from './prepare-image.ts';

const megabyte = 1_048_576;
let drawnBytes: (quality: number, width: number) => number;
const unreadableBytes = 11;
let drawn: { width: number; height: number }[];

function makeFile(bytes: number, type = 'image/jpeg'): File {
  const file = new File(['x'], 'photo', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

beforeEach(() => {
  drawn = [];
  drawnBytes = () => 200_000;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.type === 'text/plain' || file.size === unreadableBytes) throw new Error('no picture');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  const brush = { fillRect: () => undefined, drawImage: () => undefined };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brush as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality = 1,
  ) {
    drawn.push({ width: this.width, height: this.height });
    done(makeFile(drawnBytes(quality, this.width), type));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a chosen picture', () => {
  test('a picture that the server accepts is not changed', async () => {
    const file = makeFile(megabyte - 1, 'image/png');
    expect(await prepareImage(file, 3000)).toEqual({ image: file });
    expect(drawn).toEqual([]);
  });

  test.each([5 * megabyte, 30 * megabyte])(
    'a picture of %i bytes is scaled down',
    async (bytes) => {
      const prepared = await prepareImage(makeFile(bytes), 2000);
      expect(prepared).toEqual({ image: expect.objectContaining({ size: 200_000 }) });
      expect(drawn).toEqual([{ width: 2000, height: 1500 }]);
    },
  );

  test('a scaled picture that is too large is encoded at the best quality that fits', async () => {
    drawnBytes = (quality) => megabyte * (quality + 0.3);
    const prepared = await prepareImage(makeFile(5 * megabyte), 2000);
    expect(prepared).toEqual({ image: expect.objectContaining({ size: megabyte * 0.96 }) });
  });

  test('a picture that is too large at every quality is scaled to fewer pixels', async () => {
    drawnBytes = (_, width) => (width > 1000 ? megabyte : megabyte - 1);
    const prepared = await prepareImage(makeFile(5 * megabyte), 2000);
    expect(prepared).toEqual({ image: expect.objectContaining({ size: megabyte - 1 }) });
    expect(drawn.at(-1)).toEqual({ width: 1000, height: 750 });
  });

  test('a picture in another readable format is converted to JPEG', async () => {
    const prepared = await prepareImage(makeFile(10, 'image/webp'), 2000);
    expect(prepared).toEqual({ image: expect.objectContaining({ type: 'image/jpeg' }) });
  });

  // covers S5.12, P9.1 (docs/coverage-statements.md)
  test.each([
    ['over 30 MB', 30 * megabyte + 1, 'image/jpeg', '30MB보다 작은 사진을 올려 주세요.'],
    ['that is no picture', 10, 'text/plain', 'jpg, jpeg, png 사진만 올릴 수 있어요.'],
    [
      'with the name but not the content of a picture',
      unreadableBytes,
      'image/jpeg',
      '사진을 읽지 못했어요. 다른 사진을 골라 주세요.',
    ],
  ])('a file %s is refused', async (_, bytes, type, refusal) => {
    expect(await prepareImage(makeFile(bytes, type), 2000)).toEqual({ refusal });
  });
});
