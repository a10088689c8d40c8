import type { Page } from '@playwright/test';

/** What the app keeps in the browser after a login. */
export type StoredLogin = { refreshToken: string; localStorage: Record<string, string> };

/** The mark of a tab whose storage was filled: what the app changes afterwards stays changed. */
const mark = 'e2e-filled';

/**
 * Stores a login before the first page of the tab. Playwright's own way to do so opens another tab
 * for it, which takes as long as a page of the app.
 */
export async function storeLogin(
  page: Page,
  origin: string,
  { refreshToken, localStorage: stored }: StoredLogin,
): Promise<void> {
  const cookie = { name: 'refreshToken', value: refreshToken, url: origin };
  await page.context().addCookies([{ ...cookie, sameSite: 'Lax' }]);
  await page.addInitScript(
    ([values, itsOrigin, itsMark]) => {
      if (location.origin !== itsOrigin || sessionStorage.getItem(itsMark) !== null) return;
      sessionStorage.setItem(itsMark, '');
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    [stored, origin, mark] as const,
  );
}
