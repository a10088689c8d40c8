import { IMAGE_BYTE_LIMIT } from '@azit/contract/images/image.rule';

export const IMAGE_TOO_LARGE_MESSAGE = '1MB보다 작은 파일을 올려 주세요.';

export function isImageTooLarge(bytes: number): boolean {
  return bytes >= IMAGE_BYTE_LIMIT;
}
