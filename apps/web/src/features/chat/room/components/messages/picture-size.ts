import type { CSSProperties } from 'react';

/** In pixels at the default font size; rendered in rem, so that pictures grow with the text. */
const maxWidth = 240;
const maxHeight = 280;
const minWidth = 64;

/** Reserves the size of a picture before it loads: the list must not jump. */
export function pictureSize({ width, height }: { width: number; height: number }): CSSProperties {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const shown = Math.max(minWidth, width * scale);
  return { width: `${shown / 10}rem`, aspectRatio: `${width} / ${height}` };
}
