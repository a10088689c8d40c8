import type { Page } from '@playwright/test';

/**
 * Leads the open app to another address, as Forward would: its files are not read again, which costs
 * five times as much as the screen itself. What the screen before has read is still known; for what
 * the test changed past the screens, and for what an address does by itself, there is `page.goto`.
 */
export async function openInside(page: Page, path: string): Promise<void> {
  // An app that is not there yet does not hear of the step.
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
  await page.evaluate((to) => {
    const idx = Number(history.state?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: `inside-${idx}`, idx }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
