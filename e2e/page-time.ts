import type { BrowserContext } from '@playwright/test';

/**
 * Shifts the time of all pages that the context opens from now on. Playwright's clock would also
 * replace their timers and frames.
 */
export async function shiftPageTime(context: BrowserContext, byMs: number): Promise<void> {
  await context.addInitScript((shift) => {
    const Earlier = Date;
    globalThis.Date = new Proxy(Earlier, {
      construct: (_, values: []) =>
        values.length === 0 ? new Earlier(Earlier.now() + shift) : new Earlier(...values),
      get: (target, name) =>
        name === 'now' ? () => Earlier.now() + shift : Reflect.get(target, name),
    });
  }, byMs);
}
