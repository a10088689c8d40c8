import type { Clock } from '#server/runtime/clock.ts';
import { type Device, type PushTransport, UnsendablePushError } from './push-transport.ts';

/** A reply that took longer is a good one, but no more are waited for. */
const SLOW_MS = 2_000;
/** Less than a delivery waits for its next attempt, so that each attempt can be a real one. */
const SKIPPED_MS = 25_000;

/**
 * A service that gave no reply, or a late one, is not asked again for a while: each takes up to all
 * the time an attempt has, and the pushes to every other service would wait behind it. Neither is
 * any other device of the same member: one person may have ten, each at a service of their own.
 */
export function skipSilentServices(pushes: PushTransport, clock: Clock): PushTransport {
  const silences = new Map<string, { error: unknown; until: number }>();

  function skip(device: Device, error: unknown): void {
    const now = clock.now().getTime();
    for (const [known, { until }] of silences) if (until <= now) silences.delete(known);
    for (const key of keysOf(device)) silences.set(key, { error, until: now + SKIPPED_MS });
  }

  return {
    send: async (device, message, signal) => {
      for (const key of keysOf(device)) {
        const silence = silences.get(key);
        if (silence !== undefined && silence.until > clock.now().getTime()) throw silence.error;
      }
      const begun = performance.now();
      try {
        const reply = await pushes.send(device, message, signal);
        if (performance.now() - begun > SLOW_MS)
          skip(device, new Error('the push service is slow'));
        return reply;
      } catch (error) {
        if (!(error instanceof UnsendablePushError)) skip(device, error);
        throw error;
      }
    },
  };
}

function keysOf({ endpoint, memberId }: Device): string[] {
  return [new URL(endpoint).origin, `member ${memberId}`];
}
