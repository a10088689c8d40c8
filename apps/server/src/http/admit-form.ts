import { places } from '#server/limits/places.ts';
import { addressSubject } from './client-address.ts';

/**
 * A form is held in memory, a megabyte of it, from its first byte to its reply, and its sender may
 * take 30 s to send it. The line at the decoder is shorter, so a crowd that means well loses nothing.
 */
const forms = places({ inAll: 128, perKey: 48 });

/** Throws SERVER_BUSY, before anything is read of the form, when too many are being read. */
export function admitForm<T>(ip: string, readAndReply: () => Promise<T>): Promise<T> {
  return forms.run(addressSubject(ip), readAndReply);
}
