import type { Area } from '@azit/contract/areas/area.schema';
import { provinceCodeOf } from '@azit/rules/areas/province-code';
import { hasOnlyInitials, initialsOf } from '#web/domain/finding/hangul-initials.ts';
import { areaName } from './area-name.ts';

/** The provinces in the order of the server's list. */
export function provincesOf(areas: readonly Area[]): string[] {
  return [...new Set(areas.map(({ province }) => province))];
}

/** The areas whose name holds every word, or their first consonants: `ㅅㄷㄱ` finds 성동구. */
export function findAreas(areas: readonly Area[], typed: string): Area[] {
  const words = typed.trim().split(/\s+/);
  return areas.filter((area) => {
    const name = areaName(area);
    const initials = initialsOf(name);
    return words.every((word) => (hasOnlyInitials(word) ? initials : name).includes(word));
  });
}

/**
 * Adds the code or takes it out; one above the limit is not added. A whole province takes the place
 * of what lies in it, and the other way round.
 */
export function toggleArea(chosen: readonly string[], code: string, most: number): string[] {
  if (chosen.includes(code)) return chosen.filter((one) => one !== code);
  const others = chosen.filter((one) => !holds(one, code) && !holds(code, one));
  return others.length < most ? [...others, code] : [...chosen];
}

function holds(province: string, code: string): boolean {
  return provinceCodeOf(code) === province;
}
