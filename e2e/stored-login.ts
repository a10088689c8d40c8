import type { Page } from '@playwright/test';

export type StoredLogin = { refreshToken: string; localStorage: Record<string, string> };

/** Marks a tab whose storage was filled, so that later changes by the app are not overwritten. */
const mark = 'e2e-filled';

/**
 * Stores a login before the first page of the context loads. Playwright's `storageState` opens an
 * extra tab, which takes as long as a page of the app.
 */
export async function storeLogin(page: Page, origin: string, login: StoredLogin): Promise<void> {
  const context = page.context();
  const cookie = { name: 'refreshToken', value: login.refreshToken, url: origin };
  await context.addCookies([{ ...cookie, sameSite: 'Lax' }]);
  const fill = (tab: Page) => fillAtFirstPage(tab, origin, login.localStorage);
  const fillAlso = (tab: Page) => void fill(tab);
  context.on('page', fillAlso);
  // Later tabs share the storage; filling them again would undo a logout.
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
