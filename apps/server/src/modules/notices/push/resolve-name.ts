import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

/** Returns at least one address; rejects with ENOTFOUND when the name has none. */
export type ResolveName = (hostname: string) => Promise<LookupAddress[]>;

const LIMITS = { timeout: 2_000, tries: 2 };

/**
 * Asks name servers itself. `dns.lookup` runs at most two at a time in the whole process, and its
 * own connections to the database, the mail server and the bucket wait in that queue: behind names of
 * anybody's choice, whose servers may take half a minute to say nothing.
 */
export function nameResolver(resolver = new Resolver(LIMITS)): ResolveName {
  return async (hostname) => {
    const family = isIP(hostname);
    if (family !== 0) return [{ address: hostname, family }];
    const [v4, v6] = await Promise.allSettled([
      resolver.resolve4(hostname),
      resolver.resolve6(hostname),
    ]);
    const addresses = [...toAddresses(v4, 4), ...toAddresses(v6, 6)];
    if (addresses.length > 0) return addresses;
    throw [v4, v6].map(failureOf).find(isUnclear) ?? notFound(hostname);
  };
}

function toAddresses(reply: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  if (reply.status === 'rejected') return [];
  return reply.value.map((address) => ({ address, family }));
}

function failureOf(reply: PromiseSettledResult<string[]>): NodeJS.ErrnoException | undefined {
  return reply.status === 'rejected' ? reply.reason : undefined;
}

/** Whether the name may have an address all the same: nobody who knows it has replied. */
function isUnclear(error: NodeJS.ErrnoException | undefined): boolean {
  return error !== undefined && error.code !== 'ENOTFOUND' && error.code !== 'ENODATA';
}

function notFound(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
}
