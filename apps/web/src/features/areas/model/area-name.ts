import type { Area } from '@azit/contract/areas/area.schema';
import { getProvinceCode } from '@azit/rules/areas/province-code';

/** `서울 성동구`; a city that is its own province is named once. */
export function areaName({ province, name }: Area): string {
  return name.startsWith(province) ? name : `${province} ${name}`;
}

/** All of a province as one choice: `서울 전체`. */
export function wholeProvince([first]: readonly Area[]): Area {
  const { areaCode = '', province = '' } = first ?? {};
  return { areaCode: getProvinceCode(areaCode), name: `${province} 전체`, province };
}

/** The whole country, meaning no area. */
export const country: Area = { areaCode: '00000', name: '전국', province: '전국' };

/** The name of a chosen code; an unknown code from the URL is shown as is. */
export function chosenName(areas: readonly Area[], code: string): string {
  const area = areas.find(({ areaCode }) => areaCode === code);
  if (area) return areaName(area);
  const inside = areas.filter(({ areaCode }) => getProvinceCode(areaCode) === code);
  return inside.length > 0 ? wholeProvince(inside).name : code;
}
