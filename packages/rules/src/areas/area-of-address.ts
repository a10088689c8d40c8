import { areas } from './areas.ts';

/**
 * The code of the area an address lies in, or null where it does not tell: a name that several
 * provinces have counts only after its province.
 */
export function areaOfAddress(address: string): string | null {
  const [first = '', second = '', third = ''] = address.trim().split(/\s+/);
  const province = first.slice(0, 2);
  const named = (name: string) =>
    areas.find((area) => area.province === province && area.name === name)?.areaCode;
  return named(`${second} ${third}`) ?? named(second) ?? null;
}
