import type { Area } from '@azit/contract/areas/area.schema';
import { areaListing } from './area-listing.ts';
import { getProvinceCode } from './province-code.ts';

export const areas: readonly Area[] = Object.entries(areaListing).flatMap(([province, listing]) =>
  listing.split(',').map((entry) => {
    const [areaCode = '', ...name] = entry.trim().split(' ');
    return { areaCode, name: name.join(' '), province };
  }),
);

const byCode = new Map(areas.map((area) => [area.areaCode, area]));

const renamed: Readonly<Record<string, string>> = {
  28140: '28125',
  28170: '28177',
  41195: '41192',
  41197: '41194',
  41199: '41196',
  47720: '27720',
};

/**
 * Returns the present code of an area whose code has changed: 42110 became 51110 in 2023. Undefined
 * if no such area exists.
 */
export function currentAreaCode(code: string): string | undefined {
  const today =
    renamed[code] ??
    code.replace(/^(42|45)(?=\d{3}$)/, (province) => (province === '42' ? '51' : '52'));
  return byCode.has(today) ? today : undefined;
}

const byProvince = Map.groupBy(
  areas.map(({ areaCode }) => areaCode),
  getProvinceCode,
);

export function currentRegionCode(code: string): string | undefined {
  if (byProvince.has(code)) return code;
  return currentAreaCode(code);
}

export function areaCodesWithin(code: string): string[] {
  const all = byProvince.get(code);
  if (all !== undefined) return [...all];
  const area = byCode.get(code);
  if (area === undefined) return [];
  const districts = areas.filter(
    ({ province, name }) => province === area.province && name.startsWith(`${area.name} `),
  );
  return [code, ...districts.map(({ areaCode }) => areaCode)];
}
