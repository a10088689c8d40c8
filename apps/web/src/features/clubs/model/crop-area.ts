import { bannerRatio } from '#web/domain/club-banner.ts';
import type { Area } from '#web/domain/draw-jpeg.ts';

export type Selection = { unit: '%'; x: number; y: number; width: number; height: number };

export function firstSelection(width: number, height: number): Selection {
  const ratio = width / height;
  if (ratio > bannerRatio) {
    const share = (bannerRatio / ratio) * 100;
    return { unit: '%', x: (100 - share) / 2, y: 0, width: share, height: 100 };
  }
  const share = (ratio / bannerRatio) * 100;
  return { unit: '%', x: 0, y: (100 - share) / 2, width: 100, height: share };
}

export function toArea(selection: Selection, width: number, height: number): Area {
  return {
    x: (selection.x / 100) * width,
    y: (selection.y / 100) * height,
    width: (selection.width / 100) * width,
    height: (selection.height / 100) * height,
  };
}
