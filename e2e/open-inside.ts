import type { Page } from '@playwright/test';

/**
 * Navigates within the open app, as Forward does, without loading its files again: five times as fast
 * as `page.goto`. Cached queries stay, so use `page.goto` after changes made through the API and to
 * test an address itself.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  // The app must be mounted to handle the navigation.
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: `inside-${idx}`, idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
