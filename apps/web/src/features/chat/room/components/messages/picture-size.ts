import type { CSSProperties } from 'react';

/**
 * In pixels at the default font size. The values are rendered in rem, so that pictures grow with
 * the text.
 */
const maxWidth = 240;
const maxHeight = 280;
const minWidth = 64;

/** Reserves the space of a picture before it loads, so that the list does not jump. */
export function pictureSize({ width, height }: { width: number; height: number }): CSSProperties {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const shown = Math.max(minWidth, width * scale);
  return { width: `${shown / 10}rem`, aspectRatio: `${width} / ${height}` };
}
