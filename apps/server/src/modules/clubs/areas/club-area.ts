import { addressAllowsArea, findAddressArea } from '@azit/rules/areas/address-area';
import { currentAreaCode } from '@azit/rules/areas/areas';

type KnownLocation = { location: string | null; area_code: string | null };

/** Ignores an unknown code from a newer client and then derives the area from the location. */
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
