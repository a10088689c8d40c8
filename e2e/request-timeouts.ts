import type { BrowserContext } from '@playwright/test';

/**
 * The app gives up on an answer after a second, which a crowded test machine may need for anything.
 * Its own limits have tests beside them; here they are ten times as long.
 */
export async function widenLimits(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds * 10);
  });
}
