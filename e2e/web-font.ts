import type { BrowserContext } from '@playwright/test';

/**
 * Has the app believe that its font is there already. A page reads dozens of files of it, shapes its
 * text again after each, and nothing waits for that: a seventh of what a page costs. Where something
 * lies on the screen is tested with the font.
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
