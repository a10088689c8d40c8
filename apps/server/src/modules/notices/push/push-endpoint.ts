import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { nameResolver, type ResolveName } from './resolve-name.ts';

/** Letters, digits and hyphens only: parsers disagree about other characters. */
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

/** Whether a URL sent by a client may be a push service, judged by its text alone. */
export function isPushEndpoint(settings: Allowed, endpoint: string): boolean {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (isAllowedOrigin(settings, url)) return true;
  // Push services use the default port; other ports could reach unrelated services.
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? DOMAIN_NAME.test(host) : isPublicAddress(host);
}

/**
 * A lookup for connections that fails if any address is not public. The connection uses the checked
 * address: a second lookup could return another.
 */
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

/** Whether the name certainly has no public address. An unreachable resolver proves nothing. */
export function hasNoPublicAddress(endpoint: string, lookup = publicLookup()): Promise<boolean> {
  // An address in brackets needs no lookup.
  const hostname = new URL(endpoint).hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) =>
    lookup(hostname, { all: true }, (error) => {
      const isUnknown = error !== null && 'code' in error && error.code === 'ENOTFOUND';
      resolve(error instanceof ClosedAddressError || isUnknown);
    }),
  );
}
