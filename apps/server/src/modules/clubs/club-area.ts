import { addressAllowsArea, findAddressArea } from '@azit/rules/areas/address-area';
import { currentAreaCode } from '@azit/rules/areas/areas';

type Place = { location: string | null; area_code: string | null };

/**
 * The area of a location: that of the address search, else the one before if the location is the
 * same, unless the text contradicts it; else that of the text. An unknown code, perhaps a newer
 * one, is ignored.
 */
export function resolveAreaCode(
  location: string | null,
  sent: string | null | undefined,
  before: Place,
): string | null {
  if (location === null) return null;
  const known = sent ? currentAreaCode(sent) : undefined;
  const areaCode = known ?? (location === before.location ? before.area_code : null);
  if (areaCode !== null && addressAllowsArea(location, areaCode)) return areaCode;
  return findAddressArea(location);
}
