/** A file ready to be kept: its folder and name are its address below `/images`. */
export type StoredFile = { folder: ImageFolder; name: string; bytes: Buffer };
export type ImageFolder = 'club_banner' | 'member_profile' | 'default';

/** Where images live. Names are random and never reused, so a file never changes. */
export type ImageStore = {
  write(file: StoredFile): Promise<void>;
  remove(folder: ImageFolder, name: string): Promise<void>;
  /** Names in a folder that were written before the given moment. */
  listOlderThan(folder: ImageFolder, moment: Date): Promise<string[]>;
};

/** The `fileUrl` half of an image's address. */
export function imagePath(folder: ImageFolder): string {
  return `/images/${folder}`;
}
