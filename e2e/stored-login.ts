import type { Page } from '@playwright/test';

/** What the app keeps in the browser after a login. */
export type StoredLogin = { refreshToken: string; localStorage: Record<string, string> };

/** The mark of a tab whose storage was filled: what the app changes afterwards stays changed. */
const mark = 'e2e-filled';

/**
 * Stores a login before the first page of the context, in whichever tab that is. Playwright's own way
 * to do so opens a tab for it, which takes as long as a page of the app.
 */
export async function storeLogin(page: Page, origin: string, login: StoredLogin): Promise<void> {
  const context = page.context();
  const cookie = { name: 'refreshToken', value: login.refreshToken, url: origin };
  await context.addCookies([{ ...cookie, sameSite: 'Lax' }]);
  const fill = (tab: Page) => fillAtFirstPage(tab, origin, login.localStorage);
  const fillAlso = (tab: Page) => void fill(tab);
  context.on('page', fillAlso);
  // Tabs from then on find it there, or the logout that followed.
  context.once('response', () => context.off('page', fillAlso));
  await fill(page);
}

async function fillAtFirstPage(
  tab: Page,
  origin: string,
  stored: Record<string, string>,
): Promise<void> {
  await tab.addInitScript(
    ([values, itsOrigin, itsMark]) => {
      if (location.origin !== itsOrigin || sessionStorage.getItem(itsMark) !== null) return;
      sessionStorage.setItem(itsMark, '');
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    },
    [stored, origin, mark] as const,
  );
}
