/** A file to store; folder and name form its path below `/images`. */
export type StoredFile = { folder: ImageFolder; name: string; bytes: Buffer };

/** Public for everyone who knows the name. */
export const shownFolders = ['club_banner', 'member_profile', 'chat_picture'] as const;
/** Folders whose names are stored in rows; evidence is never served. */
export const namedFolders = [...shownFolders, 'report_evidence'] as const;
export type NamedFolder = (typeof namedFolders)[number];
/** All folders of the sweep: a link preview belongs to its banner's row. */
export const sweptFolders = [...namedFolders, 'link_preview'] as const;
export type ImageFolder = (typeof sweptFolders)[number] | 'default';

/** Names are random and never reused, so a file never changes. */
export type ImageStore = {
  write(file: StoredFile): Promise<void>;
  /** Reads `folder/name`; returns undefined if it does not exist. */
  read(file: string): Promise<Buffer | undefined>;
  remove(folder: ImageFolder, name: string): Promise<void>;
  /** Names of files written before `time`. */
  listOlderThan(folder: ImageFolder, time: Date): Promise<string[]>;
};

/** The `fileUrl` part of an image's address. */
export function imagePath(folder: ImageFolder): string {
  return `/images/${folder}`;
}

/**
 * Names are never reused, so clients may cache forever. Chat pictures stay out of shared caches:
 * those would serve them after their removal.
 */
export function imageCaching(folder: string): string {
  const scope = folder === 'chat_picture' ? 'private' : 'public';
  return `${scope}, max-age=31536000, immutable`;
}

/** Headers of every served picture: nothing inside it may run. */
export function imageHeaders(caching: string): Record<string, string> {
  return {
    'Cache-Control': caching,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
