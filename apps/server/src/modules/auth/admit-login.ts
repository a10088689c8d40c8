import { addressSubject } from '#server/http/client-address.ts';
import { concurrencyLimit } from '#server/limits/concurrency-limit.ts';

/**
 * Two cores verify about sixty passwords a second, so the last of 64 waiting logins waits one
 * second.
 */
const logins = concurrencyLimit({ total: 64, perKey: 50 });

export function admitLogin<T>(ip: string, logIn: () => Promise<T>): Promise<T> {
  return logins.run(addressSubject(ip), logIn);
}
