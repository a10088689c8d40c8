import type { Context } from '#server/context.ts';
import { skipSilentServices } from '../push/skip-silent-services.ts';
import { requestNextRun, sendDeliveries, type Ways } from './send-deliveries.ts';

/**
 * Deliveries use at most half of the job slots of a process, so that other jobs can run meanwhile.
 */
const RUNS_AT_ONCE = 2;

export function deliveryRuns(context: Context, ways: Ways) {
  const services = skipSilentServices(ways.pushes, context.clock);
  let running = 0;
  return async (signal: AbortSignal): Promise<void> => {
    const way = { ...ways, pushes: services, signal };
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
