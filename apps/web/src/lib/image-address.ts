import type { FileInfo } from '@azit/contract/field';

const base = import.meta.env.VITE_IMAGE_BASE ?? '';

/** Storage base + path + '/' + name; null where there is no image and the default is shown. */
export function imageAddress(file: FileInfo): string | null {
  return file ? `${base}${file.fileUrl}/${file.fileName}` : null;
}
