import { IMAGE_BYTE_LIMIT } from '@azit/contract/images/image.rule';

export type Area = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };

const box: Size = { width: 1500, height: 500 };
const qualities = [0.88, 0.78, 0.66, 0.5, 0.35];

/** The size of the drawn piece: inside the box, never larger than its source. */
export function fitBanner({ width, height }: Size): Size {
  const scale = Math.min(1, box.width / width, box.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The chosen piece as a jpeg below the limit: a png of a crop can exceed the file it came from. */
export async function cropBanner(image: HTMLImageElement, area: Area): Promise<Blob | null> {
  const { width, height } = fitBanner(area);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) return null;
  // Transparent parts would turn black.
  brush.fillStyle = '#ffffff';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  for (const quality of qualities) {
    const blob = await encode(canvas, quality);
    if (blob && blob.size < IMAGE_BYTE_LIMIT) return blob;
  }
  return null;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
