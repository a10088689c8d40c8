/** Uploads must be smaller than this. */
export const IMAGE_BYTE_LIMIT = 1_048_576;
export const IMAGE_CONTENT_TYPES = ['image/jpeg', 'image/png'] as const;
export const IMAGE_FILE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** Default pictures: real files under stable URLs. */
export const DEFAULT_IMAGE_PATH = '/images/default';
export const DEFAULT_PROFILE_FILE = { fileUrl: DEFAULT_IMAGE_PATH, fileName: 'profile.webp' };
export const DEFAULT_BANNER_FILE = { fileUrl: DEFAULT_IMAGE_PATH, fileName: 'banner.webp' };

/** The picture of a small category, shown for a club without a banner. */
export function categoryImageName(categorySmallId: number): string {
  return `category-${categorySmallId}.webp`;
}

/** A banner is stored twice: in full for the detail page, small and square for cards. */
export function cardImageName(fileName: string): string {
  return fileName.replace(/\.webp$/, '.card.webp');
}
