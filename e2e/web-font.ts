import type { BrowserContext } from '@playwright/test';

/**
 * Makes the app skip its web font: loading dozens of font files and laying out the text again takes
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
