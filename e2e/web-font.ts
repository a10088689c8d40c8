import type { BrowserContext } from '@playwright/test';

/**
 * Makes the app skip its web font, because loading dozens of font files and repeating the layout
 * takes a seventh of the time of a page load. Tests that measure positions load the font.
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
