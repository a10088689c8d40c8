import type { Page } from '@playwright/test';

/**
 * Navigates within the open app, five times as fast as `page.goto`. Cached queries stay: use
 * `page.goto` after changes made through the API and to test a URL itself.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: `inside-${idx}`, idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
