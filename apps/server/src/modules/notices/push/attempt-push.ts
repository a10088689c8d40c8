import type { Clock } from '#server/runtime/clock.ts';
import { redact } from '#server/runtime/logger.ts';
import type { PushMessage } from './push-message.ts';
import {
  type Attempted,
  judgePushReply,
  type PushOutcome,
  type PushReply,
} from './push-outcome.ts';
import type { Device, PushTransport } from './push-transport.ts';

type Push = {
  device: Device;
  message: PushMessage;
  /** Sent instead if the push service refuses the message as too large. */
  shorter: PushMessage;
  before: Attempted;
};

export async function attemptPush(
  { clock }: { clock: Clock },
  pushes: PushTransport,
  { device, message, shorter, before }: Push,
  signal: AbortSignal,
): Promise<{ outcome: PushOutcome; reason: string }> {
  const attempt = async (attempted: PushMessage) => {
    const { reply, reason } = await send(pushes, device, attempted, signal);
    return { outcome: judgePushReply(reply, before, clock.now()), reason };
  };
  const first = await attempt(message);
  return first.outcome === 'too large' ? attempt(shorter) : first;
}

function send(
  pushes: PushTransport,
  device: Device,
  message: PushMessage,
  signal: AbortSignal,
): Promise<{ reply: PushReply; reason: string }> {
  return pushes.send(device, message, signal).then(
    (reply) => ({ reply, reason: `the push service replied ${reply.status}` }),
    (error: unknown) => ({
      reply: { status: undefined, retryAfter: undefined },
      reason: redact(error instanceof Error ? error.message : String(error)).slice(0, 500),
    }),
  );
}
