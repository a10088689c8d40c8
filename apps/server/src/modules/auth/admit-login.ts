import { addressSubject } from '#server/http/client-address.ts';
import { places } from '#server/limits/places.ts';

/** Two cores verify about sixty passwords a second: whoever is let in has a reply within that time. */
const logins = places({ inAll: 64, perKey: 50 });

/** Throws SERVER_BUSY, before anything is asked of the database, when too many are logging in. */
export function admitLogin<T>(ip: string, logIn: () => Promise<T>): Promise<T> {
  return logins.run(addressSubject(ip), logIn);
}
