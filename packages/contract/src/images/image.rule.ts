export const IMAGE_BYTE_LIMIT = 1_048_576;
export const IMAGE_CONTENT_TYPES = ['image/jpeg', 'image/png'] as const;

export const DEFAULT_IMAGE_PATH = '/images/default';
export const DEFAULT_PROFILE_FILE = { fileUrl: DEFAULT_IMAGE_PATH, fileName: 'profile.webp' };
export const DEFAULT_BANNER_FILE = { fileUrl: DEFAULT_IMAGE_PATH, fileName: 'banner.webp' };

export function categoryImageName(categorySmallId: number): string {
  return `category-${categorySmallId}.webp`;
}

export function cardImageName(fileName: string): string {
  return fileName.replace(/\.webp$/, '.card.webp');
}

/** Link previews are jpeg, because some messengers do not support webp. */
export function linkPreviewName(bannerName: string): string {
  return bannerName.replace(/\.webp$/, '.jpg');
}
