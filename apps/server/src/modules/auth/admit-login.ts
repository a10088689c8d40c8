import { addressSubject } from '#server/http/client-address.ts';
import { places } from '#server/limits/places.ts';

/** Two cores verify about sixty passwords a second, so an admitted login waits about one second. */
const logins = places({ inAll: 64, perKey: 50 });

/** Throws SERVER_BUSY before any query when too many logins are running. */
export function admitLogin<T>(ip: string, logIn: () => Promise<T>): Promise<T> {
  return logins.run(addressSubject(ip), logIn);
}
