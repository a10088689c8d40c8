import type { FileInfo } from '@azit/contract/field';
import {
  cardImageName,
  categoryImageName,
  DEFAULT_IMAGE_PATH,
} from '@azit/contract/images/image.rule';

let served: string | undefined;

/**
 * The server writes the base URL into the page. A web app on another host sets VITE_IMAGE_BASE
 * instead.
 */
function storageBase(): string {
  served ??= document.querySelector<HTMLMetaElement>('meta[name="azit-storage-base"]')?.content;
  return import.meta.env.VITE_IMAGE_BASE ?? served ?? '';
}

export function imageAddress(file: FileInfo | null): string | null {
  return file && file.fileUrl !== DEFAULT_IMAGE_PATH
    ? `${storageBase()}${file.fileUrl}/${file.fileName}`
    : null;
}

type PicturedClub = { bannerImage: FileInfo; categorySmall: { categorySmallId: number } };

export function bannerAddress({ bannerImage, categorySmall }: PicturedClub): string {
  const drawing = categoryImageName(categorySmall.categorySmallId);
  return imageAddress(bannerImage) ?? `${storageBase()}${DEFAULT_IMAGE_PATH}/${drawing}`;
}

export function thumbAddress(banner: FileInfo | null): string | null {
  return banner && imageAddress({ ...banner, fileName: cardImageName(banner.fileName) });
}
