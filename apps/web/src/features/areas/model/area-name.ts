import type { Area } from '@azit/contract/areas/area.schema';
import { getProvinceCode } from '@azit/rules/areas/province-code';

export function areaName({ province, name }: Area): string {
  return name.startsWith(province) ? name : `${province} ${name}`;
}

export function wholeProvince([first]: readonly Area[]): Area {
  const { areaCode = '', province = '' } = first ?? {};
  return { areaCode: getProvinceCode(areaCode), name: `${province} 전체`, province };
}

export const country: Area = { areaCode: '00000', name: '전국', province: '전국' };

export function chosenName(areas: readonly Area[], code: string): string {
  const area = areas.find(({ areaCode }) => areaCode === code);
  if (area) return areaName(area);
  const inside = areas.filter(({ areaCode }) => getProvinceCode(areaCode) === code);
  return inside.length > 0 ? wholeProvince(inside).name : code;
}
