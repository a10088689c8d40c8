import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export type ResolveName = (hostname: string) => Promise<LookupAddress[]>;

const LIMITS = { timeout: 2_000, tries: 2 };

/**
 * Query name servers directly: `dns.lookup` runs two at a time per process, and slow names chosen
 * by clients would block lookups for the database, mail and the bucket.
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
    throw [v4, v6].map(getFailure).find(isUnclear) ?? notFound(hostname);
  };
}

function toAddresses(reply: PromiseSettledResult<string[]>, family: number): LookupAddress[] {
  if (reply.status === 'rejected') return [];
  return reply.value.map((address) => ({ address, family }));
}

function getFailure(reply: PromiseSettledResult<string[]>): NodeJS.ErrnoException | undefined {
  return reply.status === 'rejected' ? reply.reason : undefined;
}

function isUnclear(error: NodeJS.ErrnoException | undefined): boolean {
  return error !== undefined && error.code !== 'ENOTFOUND' && error.code !== 'ENODATA';
}

function notFound(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${hostname} has no address`), { code: 'ENOTFOUND' });
}
