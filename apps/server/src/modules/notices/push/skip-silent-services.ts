import type { Clock } from '#server/runtime/clock.ts';
import { type Device, type PushTransport, UnsendablePushError } from './push-transport.ts';

const SLOW_MS = 2_000;
/** Shorter than the delay between two attempts, so that each attempt contacts the service again. */
const SKIPPED_MS = 25_000;

/**
 * After a push service has replied slowly or not at all, skips it for a while: each attempt could
 * block a worker until the timeout. Also skips the other devices of the same member, who may have
 * registered ten slow services.
 */
export function skipSilentServices(pushes: PushTransport, clock: Clock): PushTransport {
  const silences = new Map<string, { error: unknown; until: number }>();

  function skip(device: Device, error: unknown): void {
    const now = clock.now().getTime();
    for (const [known, { until }] of silences) if (until <= now) silences.delete(known);
    for (const key of getKeys(device)) silences.set(key, { error, until: now + SKIPPED_MS });
  }

  return {
    send: async (device, message, signal) => {
      for (const key of getKeys(device)) {
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

function getKeys({ endpoint, memberId }: Device): string[] {
  return [new URL(endpoint).origin, `member ${memberId}`];
}
