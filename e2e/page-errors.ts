import type { Page } from '@playwright/test';

/** Collects script errors and console errors of a page, failed requests among them. */
export function collectPageErrors(page: Page, pageErrors: string[]): void {
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    pageErrors.push(`${message.text()} ${message.location().url}`);
  });
}
