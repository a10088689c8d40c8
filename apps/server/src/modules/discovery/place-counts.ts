import type { AreaCount } from '@azit/contract/clubs/club-counts.endpoints';
import { areaCodesWithin, areas } from '@azit/rules/areas/areas';
import { getProvinceCode } from '@azit/rules/areas/province-code';

const codes = areas.map(({ areaCode }) => areaCode);
/** What a list can be asked for by, with the areas that lie in it. */
const places = [...new Set(codes.map(getProvinceCode)), ...codes].map((areaCode) => ({
  areaCode,
  within: areaCodesWithin(areaCode),
}));

/** Counts every place by the areas in it: a city has the clubs of its districts. Those without any are left out. */
export function countPlaces(countWithin: (areaCodes: readonly string[]) => number): AreaCount[] {
  return places
    .map(({ areaCode, within }) => ({ areaCode, count: countWithin(within) }))
    .filter(({ count }) => count > 0);
}
