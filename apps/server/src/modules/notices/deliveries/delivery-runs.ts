import type { Context } from '#server/context.ts';
import type { PushTransport } from '../push/push-transport.ts';
import { skipSilentServices } from '../push/skip-silent-services.ts';
import { sendDeliveries } from './send-deliveries.ts';

/** Half of the jobs that a process runs at once: mails, reminders and sweeps keep the others. */
const RUNS_AT_ONCE = 2;

/**
 * Returns the job that sends deliveries. What is requested while two of them wait for slow push
 * services is left to these: a run looks for what is due when it ends.
 */
export function deliveryRuns(context: Context, pushes: PushTransport) {
  const services = skipSilentServices(pushes, context.clock);
  let running = 0;
  return async (signal: AbortSignal): Promise<void> => {
    if (running >= RUNS_AT_ONCE) return;
    running += 1;
    try {
      await sendDeliveries(context, services, signal);
    } finally {
      running -= 1;
    }
  };
}
