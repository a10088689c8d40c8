import type { FileInfo } from '@azit/contract/field';
import { cardImageName } from '@azit/contract/images/image.rule';

let served: string | undefined;

/** Named by the server in the page it serves, or by the build of an app that is served elsewhere. */
function storageBase(): string {
  served ??= document.querySelector<HTMLMetaElement>('meta[name="azit-storage-base"]')?.content;
  return import.meta.env.VITE_IMAGE_BASE ?? served ?? '';
}

/** Storage base + path + '/' + name; null where there is no image and the default is shown. */
export function imageAddress(file: FileInfo): string | null {
  return file ? `${storageBase()}${file.fileUrl}/${file.fileName}` : null;
}

/** The small square copy of a club's banner. */
export function thumbAddress(banner: FileInfo): string | null {
  return banner && imageAddress({ ...banner, fileName: cardImageName(banner.fileName) });
}
