import { isImageTooLarge } from '@azit/rules/images/image-file';

export type Area = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

const highestQuality = 0.88;
const middleQualities = [0.78, 0.66, 0.5];
const lowestQuality = 0.35;
/**
 * Photos of leaves, grass or crowds exceed the size limit even at the lowest quality, so scale them
 * down.
 */
const scales = [1, 0.7, 0.5, 0.35];

/**
 * Encodes as JPEG, because a cropped photo as PNG can be larger than the original file. Returns
 * null if no JPEG is small enough.
 */
export async function drawJpeg(
  source: CanvasImageSource,
  area: Area,
  size: Size,
): Promise<Blob | null> {
  for (const scale of scales) {
    const box = { width: size.width * scale, height: size.height * scale };
    const image = await drawAtSize(source, area, fitInside(size, box));
    if (image) return image;
  }
  return null;
}

async function drawAtSize(
  source: CanvasImageSource,
  area: Area,
  { width, height }: Size,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (brush === null) return null;
  // JPEG has no transparency, so transparent parts would turn black. Paint them white.
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(source, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return encodeBest(canvas);
}

/**
 * Encoding takes seconds, so try the lowest quality right after the highest: if even the lowest is
 * too large, skip the others.
 */
async function encodeBest(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const best = await encode(canvas, highestQuality);
  if (best) return best;
  const smallest = await encode(canvas, lowestQuality);
  if (!smallest) return null;
  for (const quality of middleQualities) {
    const better = await encode(canvas, quality);
    if (better) return better;
  }
  return smallest;
}

export function fitInside({ width, height }: Size, box: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const image = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  return image && !isImageTooLarge(image.size) ? image : null;
}
