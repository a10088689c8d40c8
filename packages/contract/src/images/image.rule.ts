/** An upload must be smaller than this. */
export const IMAGE_BYTE_LIMIT = 1_048_576;
export const IMAGE_CONTENT_TYPES = ['image/jpeg', 'image/png'] as const;
export const IMAGE_FILE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** The image of whoever has none of their own: real files, at an address that never changes. */
export const DEFAULT_IMAGE_PATH = '/images/default';
export const DEFAULT_PROFILE_FILE = { fileUrl: DEFAULT_IMAGE_PATH, fileName: 'profile.webp' };
export const DEFAULT_BANNER_FILE = { fileUrl: DEFAULT_IMAGE_PATH, fileName: 'banner.webp' };

/** Of a small category, beside the default images: what the screens show of a club without a banner. */
export function categoryImageName(categorySmallId: number): string {
  return `category-${categorySmallId}.webp`;
}

/** A banner is kept twice: as it is on the detail page, and small and square for cards. */
export function cardImageName(fileName: string): string {
  return fileName.replace(/\.webp$/, '.card.webp');
}
