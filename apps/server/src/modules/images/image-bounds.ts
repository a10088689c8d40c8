import { Refusal } from '#server/runtime/refusal.ts';
import type { ImageHeader } from './image-header.ts';

export const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 12_000;
const MAX_RATIO = 10;
const MAX_HELD_BYTES = 50_000_000;
const MAX_WORK_BYTES = 160_000_000;

export function requireDecodable(header: ImageHeader | undefined): ImageHeader {
  if (header === undefined || Math.min(header.width, header.height) < 1) throw unreadable();
  const { width, height, heldBytes, workBytes } = header;
  if (Math.max(width, height) > MAX_SIDE) {
    throw unreadable('사진의 가로와 세로는 12,000픽셀까지 올릴 수 있어요.');
  }
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) {
    throw unreadable('너무 길쭉한 사진이에요. 한쪽이 다른 쪽의 10배를 넘지 않게 잘라 주세요.');
  }
  if (width * height > MAX_PIXELS || heldBytes > MAX_HELD_BYTES || workBytes > MAX_WORK_BYTES) {
    throw unreadable('사진의 화소 수가 너무 많아요. 사진을 줄여서 올려 주세요.');
  }
  return header;
}

export function unreadable(message = 'jpg나 png 사진만 올릴 수 있어요.'): Refusal {
  return new Refusal(415, 'IMAGE_UNREADABLE', message);
}
