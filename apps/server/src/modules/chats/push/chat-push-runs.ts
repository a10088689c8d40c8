import type { Context } from '#server/context.ts';
import type { PushTransport } from '#server/modules/notices/push/push-transport.ts';
import { skipSilentServices } from '#server/modules/notices/push/skip-silent-services.ts';
import { requestNextChatPushes, sendChatPushes } from './send-chat-pushes.ts';

/**
 * Skips a run while another one is active in this process, so that push jobs do not occupy all job
 * slots.
 */
export function chatPushRuns(context: Context, pushes: PushTransport) {
  const services = skipSilentServices(pushes, context.clock);
  let isRunning = false;
  return async (signal: AbortSignal): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await sendChatPushes(context, services, signal);
      if (!signal.aborted) await requestNextChatPushes(context);
    } finally {
      isRunning = false;
    }
  };
}
