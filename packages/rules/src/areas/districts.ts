import type { Area } from '@azit/contract/areas/area.schema';
import type { Province } from './area-listing.ts';
import { areaCodesWithin, areas } from './areas.ts';

export type District = {
  name: string;
  province: string;
  codes: string[];
};

const former: readonly District[] = [
  { name: '중구', province: '인천', codes: ['28125', '28155'] },
  { name: '동구', province: '인천', codes: ['28125'] },
  { name: '서구', province: '인천', codes: ['28275', '28290'] },
  { name: '남구', province: '인천', codes: ['28177'] },
  { name: '군위군', province: '경북', codes: ['27720'] },
];

/** 광주광역시 is also called 광주시, which is the name of a city in 경기 too, so both must be found. */
const gwangju: readonly District[] = areas
  .filter(({ province }) => province === '광주')
  .flatMap(({ areaCode, name, province }) => [
    { name: '광주시', province, codes: [areaCode] },
    { name: `광주시${name}`, province, codes: [areaCode] },
  ]);

const districts: readonly District[] = [...areas.flatMap(spelled), ...former, ...gwangju]
  // Longest name first: 수원시영통구 must match before 수원시.
  .toSorted((a, b) => b.name.length - a.name.length);

function spelled({ areaCode, name, province }: Area): District[] {
  const codes = areaCodesWithin(areaCode);
  const [city = '', ward] = name.split(' ');
  const names =
    ward === undefined ? [name] : [`${city}${ward}`, `${city.slice(0, -1)}${ward}`, ward];
  return names.map((spelling) => ({ name: spelling, province, codes }));
}

export function districtsAt(text: string, provinces?: readonly Province[]): District[] {
  const inside = districts.filter(
    ({ province }) => provinces === undefined || provinces.some((one) => one === province),
  );
  const found = inside.find(({ name }) => text.startsWith(name));
  if (found === undefined) return [];
  return inside.filter(({ name }) => name === found.name);
}

export function districtsCalled(word: string, provinces?: readonly Province[]): District[] {
  if (word.length < 2) return [];
  return ['시', '구', '군'].flatMap((ending) =>
    districtsAt(`${word}${ending}`, provinces).filter(({ name }) => name === `${word}${ending}`),
  );
}
