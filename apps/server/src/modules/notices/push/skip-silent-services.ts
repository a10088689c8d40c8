import type { Clock } from '#server/runtime/clock.ts';
import { type PushTransport, UnsendablePushError } from './push-transport.ts';

/** A reply that took longer is a good one, but no more are waited for. */
const SLOW_MS = 2_000;
/** Less than a delivery waits for its next attempt, so that each attempt can be a real one. */
const SKIPPED_MS = 25_000;

/**
 * A service that gave no reply, or a late one, is not asked again for a while: each takes up to all
 * the time an attempt has, and the pushes to every other service would wait behind it.
 */
export function skipSilentServices(pushes: PushTransport, clock: Clock): PushTransport {
  const silences = new Map<string, { error: unknown; until: number }>();

  function skip(origin: string, error: unknown): void {
    const now = clock.now().getTime();
    for (const [known, { until }] of silences) if (until <= now) silences.delete(known);
    silences.set(origin, { error, until: now + SKIPPED_MS });
  }

  return {
    send: async (device, message, signal) => {
      const { origin } = new URL(device.endpoint);
      const silence = silences.get(origin);
      if (silence !== undefined && silence.until > clock.now().getTime()) throw silence.error;
      const begun = performance.now();
      try {
        const reply = await pushes.send(device, message, signal);
        if (performance.now() - begun > SLOW_MS)
          skip(origin, new Error('the push service is slow'));
        return reply;
      } catch (error) {
        if (!(error instanceof UnsendablePushError)) skip(origin, error);
        throw error;
      }
    },
  };
}
