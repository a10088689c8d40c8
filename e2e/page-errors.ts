import type { Page } from '@playwright/test';

export function collectPageErrors(page: Page, pageErrors: string[]): void {
  page.on('pageerror', (error) => pageErrors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    pageErrors.push(`${message.text()} ${message.location().url}`);
  });
}
