import { redact } from '#server/runtime/logger.ts';
import type { PushMessage } from './push-message.ts';
import type { PushReply } from './push-outcome.ts';
import type { Device, PushTransport } from './push-transport.ts';

export type PushAttempt = { reply: PushReply; reason: string };

export function attemptPush(
  pushes: PushTransport,
  device: Device,
  message: PushMessage,
  signal: AbortSignal,
): Promise<PushAttempt> {
  return pushes.send(device, message, signal).then(
    (reply) => ({ reply, reason: `the push service replied ${reply.status}` }),
    (error: unknown) => ({
      reply: { status: undefined, retryAfter: undefined },
      reason: redact(error instanceof Error ? error.message : String(error)).slice(0, 500),
    }),
  );
}
