import { IMAGE_CONTENT_TYPES } from '@azit/contract/images/image.rule';
import { isImageTooLarge } from '@azit/rules/images/image-file';
import { imageMessages } from './copy/image.ts';

/** In bytes. A phone may run out of memory while decoding a larger file. */
const largestSource = 30 * 1_048_576;

export const imageAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

export type PreparedImage = { image: Blob } | { refusal: string };

/** Phone photos exceed the server's size limit, so they are scaled down. */
export async function prepareImage(file: File, longestSide: number): Promise<PreparedImage> {
  if (file.size > largestSource) return { refusal: '30MB보다 작은 사진을 올려 주세요.' };
  const isServable = IMAGE_CONTENT_TYPES.some((type) => type === file.type);
  const picture = await readPicture(file);
  const image = picture && (await servableImage(file, picture, isServable, longestSide));
  picture?.close();
  if (image) return { image };
  return {
    refusal: isServable ? imageMessages.unreadable : 'jpg, jpeg, png 사진만 올릴 수 있어요.',
  };
}

/**
 * Decode the picture even if its format is accepted: a file that no browser can show must not be
 * sent.
 */
async function readPicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function servableImage(
  file: File,
  picture: ImageBitmap,
  isServable: boolean,
  longestSide: number,
): Promise<Blob | null> {
  if (isServable && !isImageTooLarge(file.size)) return file;
  // Loaded on demand: most screens never handle a large photo.
  const { drawJpeg, fitInside } = await import('./draw-jpeg.ts');
  const { width, height } = picture;
  const size = fitInside(picture, { width: longestSide, height: longestSide });
  return drawJpeg(picture, { x: 0, y: 0, width, height }, size);
}
