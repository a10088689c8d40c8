import type { Locator, Page } from '@playwright/test';

/** Returns the radio button of a date in the strip of the next seven days. */
export function dayInStrip(page: Page, date: string): Locator {
  return page.getByRole('radio', { name: new RegExp(`요일 ${Number(date.slice(8))}일`) });
}
