export type StoredFile = { folder: ImageFolder; name: string; bytes: Buffer };

/** Anyone who knows a file's name may fetch it from these folders. */
export const shownFolders = ['club_banner', 'member_profile', 'chat_picture'] as const;
/**
 * Folders whose file names are stored in the database. The server never serves files of
 * report_evidence.
 */
export const namedFolders = [...shownFolders, 'report_evidence'] as const;
export type NamedFolder = (typeof namedFolders)[number];
export const sweptFolders = [...namedFolders, 'link_preview'] as const;
export type ImageFolder = (typeof sweptFolders)[number] | 'default';

/** Names are random and never reused, so a file never changes. */
export type ImageStore = {
  write(file: StoredFile): Promise<void>;
  read(file: string): Promise<Buffer | undefined>;
  remove(folder: ImageFolder, name: string): Promise<void>;
  listOlderThan(folder: ImageFolder, time: Date): Promise<string[]>;
};

export function imagePath(folder: ImageFolder): string {
  return `/images/${folder}`;
}

/**
 * File names are never reused, so browsers may cache a picture forever. Shared caches must not
 * store chat pictures, because these may be removed.
 */
export function imageCaching(folder: string): string {
  const scope = folder === 'chat_picture' ? 'private' : 'public';
  return `${scope}, max-age=31536000, immutable`;
}

/** The headers prevent browsers from running scripts inside a picture. */
export function imageHeaders(caching: string): Record<string, string> {
  return {
    'Cache-Control': caching,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
