import { afterEach, beforeEach, vi } from 'vitest';

/** The simulated browser decodes no pictures: in this file every chosen file is one. */
export function readablePicturesPerTest(): void {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
