import type { Area } from '@azit/contract/areas/area.schema';
import { getProvinceCode } from '@azit/rules/areas/province-code';
import { hasOnlyInitials, toInitials } from '#web/domain/finding/hangul-initials.ts';
import { areaName, country, wholeProvince } from './area-name.ts';

export function listProvinces(areas: readonly Area[]): string[] {
  return [...new Set(areas.map(({ province }) => province))];
}

export function choicesIn(areas: readonly Area[], province: string): Area[] {
  if (province === country.province) {
    return [country, ...listProvinces(areas).flatMap((one) => choicesIn(areas, one)[0] ?? [])];
  }
  const inside = areas.filter((area) => area.province === province);
  return inside.length > 1 ? [wholeProvince(inside), ...inside] : inside;
}

/**
 * Lists areas with clubs first. The entry for the whole province or country stays at the top even
 * without clubs. `counts` is undefined if clubs are not counted.
 */
export function countedFirst(
  areas: readonly Area[],
  counts: ReadonlyMap<string, number> | undefined,
): readonly Area[] {
  if (!counts) return areas;
  const isFirst = ({ areaCode }: Area) =>
    (areaCode === areas[0]?.areaCode && areaCode.endsWith('000')) || Boolean(counts.get(areaCode));
  return [...areas.filter(isFirst), ...areas.filter((area) => !isFirst(area))];
}

export function findAreas(areas: readonly Area[], typed: string): Area[] {
  const words = typed.trim().split(/\s+/);
  return areas.filter((area) => {
    const name = areaName(area);
    const initials = toInitials(name);
    return words.every((word) => (hasOnlyInitials(word) ? initials : name).includes(word));
  });
}

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
