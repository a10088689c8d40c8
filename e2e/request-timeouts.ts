import type { BrowserContext } from '@playwright/test';

/**
 * Makes the request timeouts of the app ten times as long: it waits one second for a reply, and a
 * busy test machine may take longer. The timeouts themselves are tested in the web project.
 */
export async function lengthenRequestTimeouts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 10);
  });
}
