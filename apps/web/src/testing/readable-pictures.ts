import { afterEach, beforeEach, vi } from 'vitest';

/** happy-dom decodes no pictures, so this stub accepts every file as a picture. */
export function readablePicturesPerTest(): void {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
