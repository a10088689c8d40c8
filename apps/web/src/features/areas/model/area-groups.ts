import type { Area } from '@azit/contract/areas/area.schema';
import { getProvinceCode } from '@azit/rules/areas/province-code';
import { hasOnlyInitials, toInitials } from '#web/domain/finding/hangul-initials.ts';
import { areaName, country, wholeOf } from './area-name.ts';

/** The provinces in the order of the server's list. */
export function provincesOf(areas: readonly Area[]): string[] {
  return [...new Set(areas.map(({ province }) => province))];
}

/**
 * What can be chosen of a province: first the whole of it, unless it is a single area. Of the country,
 * first the whole of it, then what comes first of every province.
 */
export function choicesIn(areas: readonly Area[], province: string): Area[] {
  if (province === country.province) {
    return [country, ...provincesOf(areas).flatMap((one) => choicesIn(areas, one)[0] ?? [])];
  }
  const inside = areas.filter((area) => area.province === province);
  return inside.length > 1 ? [wholeOf(inside), ...inside] : inside;
}

/** The areas whose name holds every word, or their first consonants: `ㅅㄷㄱ` finds 성동구. */
export function findAreas(areas: readonly Area[], typed: string): Area[] {
  const words = typed.trim().split(/\s+/);
  return areas.filter((area) => {
    const name = areaName(area);
    const initials = toInitials(name);
    return words.every((word) => (hasOnlyInitials(word) ? initials : name).includes(word));
  });
}

/**
 * Adds the code or takes it out; one above the limit is not added. A whole province takes the place
 * of what lies in it, and the other way round; the country that of everything.
 */
export function toggleArea(chosen: readonly string[], code: string, most: number): string[] {
  if (code === country.areaCode) return [];
  if (chosen.includes(code)) return chosen.filter((one) => one !== code);
  const others = chosen.filter((one) => !holds(one, code) && !holds(code, one));
  return others.length < most ? [...others, code] : [...chosen];
}

export function isChosen(chosen: readonly string[], code: string): boolean {
  return code === country.areaCode ? chosen.length === 0 : chosen.includes(code);
}

function holds(province: string, code: string): boolean {
  return getProvinceCode(code) === province;
}
