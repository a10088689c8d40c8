/** A file ready to be kept: its folder and name are its address below `/images`. */
export type StoredFile = { folder: ImageFolder; name: string; bytes: Buffer };

/** Of pictures that everybody may fetch who knows their name. */
export const shownFolders = ['club_banner', 'member_profile', 'chat_picture'] as const;
/** Of pictures that rows of the database name; those of evidence are never served. */
export const namedFolders = [...shownFolders, 'report_evidence'] as const;
export type NamedFolder = (typeof namedFolders)[number];
/** All that the sweep looks through: a link preview belongs to the row of its banner. */
export const sweptFolders = [...namedFolders, 'link_preview'] as const;
export type ImageFolder = (typeof sweptFolders)[number] | 'default';

/** Where images live. Names are random and never reused, so a file never changes. */
export type ImageStore = {
  write(file: StoredFile): Promise<void>;
  /** By `folder/name`; returns undefined when there is none of that name. */
  read(file: string): Promise<Buffer | undefined>;
  remove(folder: ImageFolder, name: string): Promise<void>;
  /** Names in a folder that were written before the given moment. */
  listOlderThan(folder: ImageFolder, moment: Date): Promise<string[]>;
};

/** The `fileUrl` half of an image's address. */
export function imagePath(folder: ImageFolder): string {
  return `/images/${folder}`;
}

/**
 * A name is never used again, so whoever has the file may keep it. What was shown in a room is kept by
 * its readers only: a cache between would still hand it out after its sender has removed it.
 */
export function imageCaching(folder: string): string {
  const keptBy = folder === 'chat_picture' ? 'private' : 'public';
  return `${keptBy}, max-age=31536000, immutable`;
}

/** With every picture that is served: nothing inside it may run. */
export function imageHeaders(caching: string): Record<string, string> {
  return {
    'Cache-Control': caching,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
