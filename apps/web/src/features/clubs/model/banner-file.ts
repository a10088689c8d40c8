import { IMAGE_CONTENT_TYPES } from '@azit/contract/images/image.rule';
import { IMAGE_TOO_LARGE_MESSAGE, isImageTooLarge } from '@azit/rules/image-file';

export const bannerAccept = '.jpg,.jpeg,.png,image/jpeg,image/png';

/** Why a picture cannot be taken, or null. */
export function refuseBannerFile({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!IMAGE_CONTENT_TYPES.some((allowed) => allowed === type)) {
    return `jpg나 png 사진만 올릴 수 있어요. ${IMAGE_TOO_LARGE_MESSAGE}`;
  }
  return isImageTooLarge(size) ? IMAGE_TOO_LARGE_MESSAGE : null;
}
