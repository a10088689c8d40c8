import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, RECOVERY_LIMIT_MS } from './fault.ts';

/** HAProxy checks health every half second; this time covers several checks. */
const HEALTH_CHECK_MS = 2_000;

export const rollingRestart: Fault = {
  key: 'rolling',
  what: 'rolling restart of all web processes',
  limitMs: RECOVERY_LIMIT_MS,
  isSeamless: true,
  cause: async ({ webs }) => {
    const started = performance.now();
    for (const web of webs) {
      await web.end('SIGTERM');
      await web.start();
      await delay(HEALTH_CHECK_MS);
    }
    return started;
  },
};
