import type { CSSProperties } from 'react';

const widest = 24;
const tallest = 28;

/** The room a picture will take, before it is there: the talk does not jump when it comes. */
export function pictureSize({ width, height }: { width: number; height: number }): CSSProperties {
  const scale = Math.min(widest / width, tallest / height);
  return { width: `${Math.max(6, width * scale)}rem`, aspectRatio: `${width} / ${height}` };
}
