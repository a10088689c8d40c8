import { IMAGE_CONTENT_TYPES } from '@azit/contract/images/image.rule';
import { IMAGE_TOO_LARGE_MESSAGE, isImageTooLarge } from '@azit/rules/image-file';
import { memberMessages } from '#web/domain/copy/member.ts';

/** The server keeps 512 pixels; twice that leaves it something to choose from. */
const longestSide = 1024;
const quality = 0.86;

export const imageAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

export type PreparedImage = { image: Blob } | { refusal: string };

/** A picture the server will take: photos of phones are larger than it allows, so they are drawn smaller. */
export async function prepareImage(file: File): Promise<PreparedImage> {
  if (!IMAGE_CONTENT_TYPES.some((type) => type === file.type)) {
    return { refusal: memberMessages.imageType };
  }
  if (!isImageTooLarge(file.size)) return { image: file };
  const smaller = await drawSmaller(file).catch(() => null);
  if (smaller === null || isImageTooLarge(smaller.size)) {
    return { refusal: IMAGE_TOO_LARGE_MESSAGE };
  }
  return { image: smaller };
}

async function drawSmaller(file: File): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  // Transparent corners would turn black.
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
