import type { Page } from '@playwright/test';

/** Opens a page and waits until it is visible and its event stream is connected. */
export async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/stream');
  await page.goto(path);
  await stream;
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
}
