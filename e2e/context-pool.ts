import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { lengthenRequestTimeouts } from './request-timeouts.ts';

export type ContextPool = {
  /** Opens a page in a context in which nothing is stored but the files of the app. */
  openPage(options: BrowserContextOptions): Promise<Page>;
  giveBack(context: BrowserContext): Promise<void>;
};

/**
 * Contexts that tests use one after the other. A new one costs more than the pages a test opens in
 * it: the browser fetches and compiles the whole app again.
 */
export function contextPool(browser: Browser): ContextPool {
  const free = new Map<string, BrowserContext[]>();
  const keys = new Map<BrowserContext, string>();

  async function take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const used = free.get(key)?.pop();
    if (used !== undefined) return used;
    const context = await browser.newContext(options);
    await lengthenRequestTimeouts(context);
    keys.set(context, key);
    return context;
  }

  return {
    openPage: async (options) => {
      const context = await take(options);
      const page = await context.newPage();
      await clearStorage(page, options.baseURL ?? '');
      return page;
    },
    giveBack: async (context) => {
      await Promise.all(context.pages().map((page) => page.close()));
      context.removeAllListeners();
      await context.unrouteAll({ behavior: 'ignoreErrors' });
      await context.setOffline(false);
      await context.clearPermissions();
      const key = keys.get(context) ?? '';
      free.set(key, [...(free.get(key) ?? []), context]);
    },
  };
}

/** When the page is still empty, so that nothing can write while it is cleared. */
async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  await page.context().clearCookies();
}
