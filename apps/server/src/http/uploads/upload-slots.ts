import type { EventEmitter } from 'node:events';
import { concurrencyLimit } from '#server/limits/concurrency-limit.ts';
import { withTimeout } from '#server/limits/with-timeout.ts';
import type { Meters } from '#server/runtime/meters.ts';
import { requestTimedOut } from '#server/runtime/refusal.ts';
import type { Caller } from '../caller.ts';

/**
 * Each upload needs about a megabyte of memory until its reply, and a client may take 30 s to send
 * it.
 */
const MEMBER_SLOTS = { total: 64, perKey: 16 };
/** Guests have separate slots: uploads during sign-up must not exhaust the slots of members. */
const GUEST_SLOTS = { total: 64, perKey: 32 };
const DEADLINE_MS = 45_000;

type Upload = {
  caller: Pick<Caller, 'key' | 'bearer'>;
  /** Emits `close` when the client disconnects, also after the whole form has arrived. */
  response: EventEmitter;
};

export type UploadSlots = {
  /**
   * Calls the function in a slot of the member, or of a guest's address. Throws SERVER_BUSY if no
   * slot is free, and TIMEOUT at the deadline or when the client disconnects. After a TIMEOUT the
   * function continues without a slot, and the queue of the image decoder limits how many continue.
   */
  run<T>(upload: Upload, work: () => Promise<T>): Promise<T>;
};

export function uploadSlots(meters: Meters, deadlineMs = DEADLINE_MS): UploadSlots {
  const [members, guests] = [concurrencyLimit(MEMBER_SLOTS), concurrencyLimit(GUEST_SLOTS)];
  meters.addGauge({
    name: 'azit_upload_slots_in_use',
    help: 'Uploads that are being received or processed.',
    read: () => [{ value: members.inUse() + guests.inUse() }],
  });
  return {
    run: ({ caller: { key, bearer }, response }, work) =>
      (bearer === undefined ? guests : members).run(key, () => {
        const disconnected = Promise.withResolvers<never>();
        response.once('close', () => disconnected.reject(requestTimedOut()));
        return withTimeout(
          deadlineMs,
          Promise.race([work(), disconnected.promise]),
          requestTimedOut,
        );
      }),
  };
}
