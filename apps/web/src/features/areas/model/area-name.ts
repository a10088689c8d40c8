import type { Area } from '@azit/contract/areas/area.schema';

/** `서울 성동구`; a city that is its own province is named once. */
export function areaName({ province, name }: Area): string {
  return name.startsWith(province) ? name : `${province} ${name}`;
}
