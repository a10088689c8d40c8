import type { Context } from '#server/context.ts';
import type { PushTransport } from '../push/push-transport.ts';
import { skipSilentServices } from '../push/skip-silent-services.ts';
import { requestNextRun, sendDeliveries } from './send-deliveries.ts';

/** Half of the jobs that a process runs at once: mails, reminders and sweeps keep the others. */
const RUNS_AT_ONCE = 2;

/**
 * Returns the job that sends deliveries and asks to be run again when the next one falls due. While
 * two of them wait for slow push services a third sends mails alone, and leaves pushes to the two,
 * which look for what is due until nothing is left.
 */
export function deliveryRuns(context: Context, pushes: PushTransport) {
  const services = skipSilentServices(pushes, context.clock);
  let running = 0;
  return async (signal: AbortSignal): Promise<void> => {
    const way = { pushes: services, signal };
    if (running >= RUNS_AT_ONCE) return sendDeliveries(context, { ...way, channels: ['mail'] });
    running += 1;
    try {
      await sendDeliveries(context, { ...way, channels: ['push', 'mail'] });
    } finally {
      running -= 1;
    }
    if (!signal.aborted) await requestNextRun(context);
  };
}
