import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, RECOVERY_LIMIT_MS } from './fault.ts';

/** Until the proxy, which looks every half second, has surely seen that it is back. */
const SEEN_AFTER_MS = 2_000;

/** As a release does it: one process after the other, each gone only when the other one serves. */
export const rollingRestart: Fault = {
  key: 'rolling',
  what: 'rolling restart of all web processes',
  limitMs: RECOVERY_LIMIT_MS,
  isSeamless: true,
  cause: async ({ webs }) => {
    const begun = performance.now();
    for (const web of webs) {
      await web.end('SIGTERM');
      await web.start();
      await delay(SEEN_AFTER_MS);
    }
    return begun;
  },
};
