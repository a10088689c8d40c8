import { bannerRatio, bannerWidth as width } from '#web/domain/club-banner.ts';
import { type Area, drawJpeg, fitInside, type Size } from '#web/domain/draw-jpeg.ts';

const box: Size = { width, height: width / bannerRatio };

/** The cropped banner at the server's size; null if the browser cannot draw it. */
export function cropBanner(image: HTMLImageElement, area: Area): Promise<Blob | null> {
  return drawJpeg(image, area, fitInside(area, box));
}
