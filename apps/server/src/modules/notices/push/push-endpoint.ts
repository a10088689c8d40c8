import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { nameResolver, type ResolveName } from './resolve-name.ts';

/** Allow only letters, digits and hyphens, because URL parsers disagree about other characters. */
const DOMAIN_NAME = /^[a-z\d-]+(\.[a-z\d-]+)+\.?$/;

type Allowed = { allowedOrigins: readonly string[] };

export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError';

  constructor() {
    super('the push service has no public address');
  }
}

export function isAllowedOrigin({ allowedOrigins }: Allowed, { origin }: URL): boolean {
  return allowedOrigins.includes(origin);
}

export function isPushEndpoint(settings: Allowed, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (isAllowedOrigin(settings, url)) return true;
  // Push services use the default port; other ports could reach unrelated services.
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? DOMAIN_NAME.test(host) : isPublicAddress(host);
}

/** Connect to the checked address: a second lookup could return another address (DNS rebinding). */
export function publicLookup(resolve: ResolveName = nameResolver()): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined || !areAllPublic(addresses)) {
          return callback(new ClosedAddressError(), '');
        }
        if (options.all) return callback(null, addresses);
        callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ''),
    );
  };
}

function areAllPublic(addresses: readonly LookupAddress[]): boolean {
  return addresses.every(({ address }) => isPublicAddress(address));
}

/**
 * True only if the name server replied that no public address exists. A failed lookup may only mean
 * an unreachable name server.
 */
export function hasNoPublicAddress(endpoint: string, lookup = publicLookup()): Promise<boolean> {
  const hostname = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) =>
    lookup(hostname, { all: true }, (error) => {
      const isUnknown = error !== null && 'code' in error && error.code === 'ENOTFOUND';
      resolve(error instanceof ClosedAddressError || isUnknown);
    }),
  );
}
