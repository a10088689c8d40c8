import { addressSubject } from '#server/http/client-address.ts';
import { serverBusy } from '#server/runtime/refusal.ts';

/** Two cores verify about sixty passwords a second: whoever is let in has a reply within that time. */
const PLACES = 64;
const PLACES_PER_ADDRESS = 50;

const held = new Map<string, number>();
let total = 0;

/** Throws SERVER_BUSY, before anything is asked of the database, when too many are logging in. */
export async function admitLogin<T>(ip: string, logIn: () => Promise<T>): Promise<T> {
  const address = addressSubject(ip);
  const own = held.get(address) ?? 0;
  if (total >= PLACES || own >= PLACES_PER_ADDRESS) throw serverBusy();
  total += 1;
  held.set(address, own + 1);
  try {
    return await logIn();
  } finally {
    total -= 1;
    const left = (held.get(address) ?? 1) - 1;
    if (left > 0) held.set(address, left);
    else held.delete(address);
  }
}
