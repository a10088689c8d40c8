import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../expectations.ts';
import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await self.caches.keys()).map((name) => self.caches.open(name)),
    );
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('the app opened without a connection says so, and opens once there is one', async ({
  member,
}) => {
  const { page } = await member();
  await page.goto('/chat');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.context().setOffline(true);
  await page.goto('/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('연결하지 못했어요.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('연결하지 못했어요.');

  await page.context().setOffline(false);
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await keptAddresses(page)).toEqual(['/offline.html', '/offline.js']);
});
