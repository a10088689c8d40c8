import { afterEach, beforeEach, vi } from 'vitest';

/** The simulated browser decodes no pictures: this stub accepts every file as a picture. */
export function readablePicturesPerTest(): void {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
