import { IMAGE_CONTENT_TYPES } from '@azit/contract/images/image.rule';
import { isImageTooLarge } from '@azit/rules/image-file';
import { imageMessages } from './copy/image.ts';

/** Above this a phone may run out of memory while it reads the picture. */
const largestSource = 30 * 1_048_576;

export const imageAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

export type PreparedImage = { image: Blob } | { refusal: string };

/** Returns a picture the server takes: photos of phones are larger than it allows, so they are drawn smaller. */
export async function prepareImage(file: File, longestSide: number): Promise<PreparedImage> {
  if (file.size > largestSource) return { refusal: imageMessages.tooLarge };
  const isServable = IMAGE_CONTENT_TYPES.some((type) => type === file.type);
  if (isServable && !isImageTooLarge(file.size)) return { image: file };
  const smaller = await shrink(file, longestSide).catch(() => null);
  return smaller === null ? { refusal: imageMessages.type } : { image: smaller };
}

async function shrink(file: File, longestSide: number): Promise<Blob | null> {
  // Only when it is needed: screens that never see a large photo do not load it.
  const { drawJpeg, fitInside } = await import('./draw-jpeg.ts');
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const size = fitInside(bitmap, { width: longestSide, height: longestSide });
  const image = await drawJpeg(bitmap, { x: 0, y: 0, width, height }, size);
  bitmap.close();
  return image;
}
