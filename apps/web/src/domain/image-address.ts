import type { FileInfo } from '@azit/contract/field';
import {
  cardImageName,
  categoryImageName,
  DEFAULT_IMAGE_PATH,
} from '@azit/contract/images/image.rule';

let served: string | undefined;

/** Named by the server in the page, or by the build of an app hosted elsewhere. */
function storageBase(): string {
  served ??= document.querySelector<HTMLMetaElement>('meta[name="azit-storage-base"]')?.content;
  return import.meta.env.VITE_IMAGE_BASE ?? served ?? '';
}

/** Returns base + path + '/' + name; null for the default image, which screens draw themselves. */
export function imageAddress(file: FileInfo | null): string | null {
  return file && file.fileUrl !== DEFAULT_IMAGE_PATH
    ? `${storageBase()}${file.fileUrl}/${file.fileName}`
    : null;
}

type PicturedClub = { bannerImage: FileInfo; categorySmall: { categorySmallId: number } };

/** Returns a club's picture, or the drawing of its category. */
export function bannerAddress({ bannerImage, categorySmall }: PicturedClub): string {
  const drawing = categoryImageName(categorySmall.categorySmallId);
  return imageAddress(bannerImage) ?? `${storageBase()}${DEFAULT_IMAGE_PATH}/${drawing}`;
}

/** The small square copy of a club's banner. */
export function thumbAddress(banner: FileInfo | null): string | null {
  return banner && imageAddress({ ...banner, fileName: cardImageName(banner.fileName) });
}
