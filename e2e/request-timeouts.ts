import type { BrowserContext } from '@playwright/test';

/**
 * Multiplies the app's request timeouts by ten: a busy test machine may exceed the limit of one
 * second. The web project tests the real timeouts.
 */
export async function lengthenRequestTimeouts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 10);
  });
}
