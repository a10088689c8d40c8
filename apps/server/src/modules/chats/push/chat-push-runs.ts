import type { Context } from '#server/context.ts';
import type { PushTransport } from '#server/modules/notices/push/push-transport.ts';
import { skipSilentServices } from '#server/modules/notices/push/skip-silent-services.ts';
import { requestNextChatPushes, sendChatPushes } from './send-chat-pushes.ts';

/**
 * Returns the job that tells devices of messages and asks to be run again when the next is due. One
 * run at a time in a process: it goes on until nothing is due, and the other jobs keep their places.
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
