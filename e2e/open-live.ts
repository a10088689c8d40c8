import type { Page } from '@playwright/test';

export async function openLive(page: Page, path: string): Promise<void> {
  const stream = page.waitForResponse('**/api/stream');
  await page.goto(path);
  await stream;
  await page.locator('#root h1').first().waitFor({ state: 'attached' });
}
