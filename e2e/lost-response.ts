import type { Page } from '@playwright/test';

/** Loses the response to a request, which still reaches the server. */
export async function loseResponse(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
