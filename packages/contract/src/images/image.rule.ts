/** An upload must be smaller than this. */
export const IMAGE_BYTE_LIMIT = 1_048_576;
export const IMAGE_CONTENT_TYPES = ['image/jpeg', 'image/png'] as const;
export const IMAGE_FILE_EXTENSIONS = ['jpg', 'jpeg', 'png'] as const;

/** A banner is kept twice: as it is on the detail page, and small and square for cards. */
export function cardImageName(fileName: string): string {
  return fileName.replace(/\.webp$/, '.card.webp');
}
