import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const searchLink = (page: Page) => page.getByRole('link', { name: '검색' });

async function removeSearch(page: Page, until: number): Promise<{ reloads: number }> {
  const seen = { reloads: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.reloads += 1;
  });
  await page.route('**/assets/search-screen-*.js', (route) =>
    seen.reloads < until ? route.fulfill({ status: 404 }) : route.fallback(),
  );
  return seen;
}

test('a screen whose code is gone after a release opens after one reload', async ({ member }) => {
  const { page } = await member();
  await page.goto('/');
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const seen = await removeSearch(page, 1);
  await searchLink(page).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page).toHaveURL('/search');
  expect(seen.reloads).toBe(1);
});
