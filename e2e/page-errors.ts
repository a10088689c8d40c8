import type { Page } from '@playwright/test';

/** Everything a page complains of: broken scripts, errors in its console, failures of the server. */
export function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
}
