import { writeFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

const WIDTH = 640;
const HEIGHT = 480;
const MARGIN = 4;

/**
 * Writes the QR code of a page as a video of one frame. Chromium reads the file when the camera
 * starts, so call this just before.
 */
export async function showToCamera(file: string, qrCode: Locator): Promise<void> {
  const path = (await qrCode.locator('path').getAttribute('d')) ?? '';
  const viewBox = (await qrCode.getAttribute('viewBox')) ?? '';
  const scale = Math.floor(HEIGHT / Number(viewBox.split(' ')[2]));
  const luma = Buffer.alloc(WIDTH * HEIGHT, 235);
  for (const [, column, row] of path.matchAll(/M(\d+) (\d+)h1/g)) {
    const left = (Number(column) + MARGIN) * scale;
    const top = (Number(row) + MARGIN) * scale;
    for (let line = top; line < top + scale; line += 1) {
      luma.fill(16, line * WIDTH + left, line * WIDTH + left + scale);
    }
  }
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\nFRAME\n`);
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  await writeFile(file, Buffer.concat([head, luma, chroma]));
}
