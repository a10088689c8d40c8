import type { FastifyRequest } from 'fastify';
import { concurrencyLimit } from '#server/limits/concurrency-limit.ts';
import { withTimeout } from '#server/limits/with-timeout.ts';
import type { Meters } from '#server/runtime/meters.ts';
import { requestTimedOut } from '#server/runtime/refusal.ts';
import { addressSubject } from '../client-address.ts';

/**
 * An upload holds about a megabyte from its first byte to its reply, and its sender may take 30 s to
 * send it. The queue of the image decoder is shorter, so well-behaved crowds do not run out of slots.
 */
const SLOTS = { total: 128, perKey: 48 };
/** The 30 s to send a form, and time to decode and store its image. */
const DEADLINE_MS = 45_000;

export type UploadSlots = {
  /**
   * Runs the work in a slot of the sender's address. Throws SERVER_BUSY without a free slot, and
   * TIMEOUT at the deadline. Releases the slot when the work settles, also after a disconnect.
   */
  run<T>(request: Pick<FastifyRequest, 'ip'>, work: () => Promise<T>): Promise<T>;
};

export function uploadSlots(meters: Meters, deadlineMs = DEADLINE_MS): UploadSlots {
  const slots = concurrencyLimit(SLOTS);
  meters.addGauge({
    name: 'azit_upload_slots_in_use',
    help: 'Uploads that are being received or processed.',
    read: () => [{ value: slots.inUse() }],
  });
  return {
    run: ({ ip }, work) =>
      slots.run(addressSubject(ip), () => withTimeout(deadlineMs, work(), requestTimedOut)),
  };
}
