import { concurrencyLimit } from '#server/limits/concurrency-limit.ts';
import { withTimeout } from '#server/limits/with-timeout.ts';
import type { Meters } from '#server/runtime/meters.ts';
import { requestTimedOut } from '#server/runtime/refusal.ts';
import type { Caller } from '../caller.ts';

/**
 * An upload holds about a megabyte from its first byte to its reply, and its sender may take 30 s to
 * send it. The queue of the image decoder is shorter, so well-behaved crowds do not run out of slots.
 */
const MEMBER_SLOTS = { total: 64, perKey: 16 };
/** Guests, who sign up, cannot take the slots of members. */
const GUEST_SLOTS = { total: 64, perKey: 32 };
/** The 30 s to send a form, and time to decode and store its image. */
const DEADLINE_MS = 45_000;

export type UploadSlots = {
  /**
   * Runs the work in a slot of the member, or of a guest's address. Throws SERVER_BUSY without a free
   * slot and TIMEOUT at the deadline. Releases the slot when the work settles, also after a disconnect.
   */
  run<T>(caller: Pick<Caller, 'key' | 'bearer'>, work: () => Promise<T>): Promise<T>;
};

export function uploadSlots(meters: Meters, deadlineMs = DEADLINE_MS): UploadSlots {
  const [members, guests] = [concurrencyLimit(MEMBER_SLOTS), concurrencyLimit(GUEST_SLOTS)];
  meters.addGauge({
    name: 'azit_upload_slots_in_use',
    help: 'Uploads that are being received or processed.',
    read: () => [{ value: members.inUse() + guests.inUse() }],
  });
  return {
    run: ({ key, bearer }, work) =>
      (bearer === undefined ? guests : members).run(key, () =>
        withTimeout(deadlineMs, work(), requestTimedOut),
      ),
  };
}
