import type { CSSProperties } from 'react';

/** In pixels of a plain screen; written as rem, so that pictures grow with the letters. */
const widest = 240;
const tallest = 280;
const narrowest = 64;

/** The room a picture will take, before it is there: the talk does not jump when it comes. */
export function pictureSize({ width, height }: { width: number; height: number }): CSSProperties {
  const scale = Math.min(1, widest / width, tallest / height);
  const shown = Math.max(narrowest, width * scale);
  return { width: `${shown / 10}rem`, aspectRatio: `${width} / ${height}` };
}
