import { addressAllowsArea, findAddressArea } from '@azit/rules/areas/address-area';
import { currentAreaCode } from '@azit/rules/areas/areas';

type KnownLocation = { location: string | null; area_code: string | null };

/**
 * Prefers the code of the address search, then the previous code of an unchanged location, unless
 * the text contradicts it; else reads the text. Ignores unknown codes, which newer clients may
 * send.
 */
export function resolveAreaCode(
  location: string | null,
  sent: string | null | undefined,
  before: KnownLocation,
): string | null {
  if (location === null) return null;
  const known = sent ? currentAreaCode(sent) : undefined;
  const areaCode = known ?? (location === before.location ? before.area_code : null);
  if (areaCode !== null && addressAllowsArea(location, areaCode)) return areaCode;
  return findAddressArea(location);
}
