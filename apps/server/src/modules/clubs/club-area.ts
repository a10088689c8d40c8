import { findAddressArea } from '@azit/rules/areas/address-area';
import { currentAreaCode } from '@azit/rules/areas/areas';

type Place = { location: string | null; area_code: string | null };

/**
 * The area of a location: as the address search told it, else as it was while the location is the
 * same, else as the text tells. A code nobody knows, perhaps a newer one, is no reason to refuse.
 */
export function areaOfPlace(
  location: string | null,
  told: string | null | undefined,
  before: Place,
): string | null {
  if (location === null) return null;
  const known = told ? currentAreaCode(told) : undefined;
  if (known !== undefined) return known;
  return location === before.location ? before.area_code : findAddressArea(location);
}
