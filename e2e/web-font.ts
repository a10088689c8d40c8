import type { BrowserContext } from '@playwright/test';

/**
 * Makes the app skip its web font. A page loads dozens of font files and lays out its text after each,
 * a seventh of the cost of a page. Tests that measure positions load the font.
 */
export async function leaveOutFont(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => {
        const present = document.createElement('link');
        present.dataset.font = '';
        document.head.append(present);
      },
      { once: true },
    );
  });
}
