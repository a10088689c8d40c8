import { areaListing, type Province } from './area-listing.ts';

const shortNames = Object.keys(areaListing) as Province[];

const spellings: Readonly<Record<string, Province[]>> = {
  충청북도: ['충북'],
  충청남도: ['충남'],
  전라북도: ['전북'],
  전라남도: ['전남'],
  경상북도: ['경북'],
  경상남도: ['경남'],
  전남광주통합특별시: ['광주', '전남'],
  전남광주특별시: ['광주', '전남'],
};

const SUFFIXES = ['특별자치시', '특별자치도', '특별시', '광역시', '시', '도', ''];
/**
 * These names do not stand for a province: 광주시 is also a city in 경기, and 제주시 is only half of 제주.
 */
const CITIES = new Set(['광주시', '제주시']);

export function readProvince(word: string): { provinces: Province[]; rest: string } | undefined {
  for (const [spelling, provinces] of Object.entries(spellings)) {
    if (word.startsWith(spelling)) return { provinces, rest: word.slice(spelling.length) };
  }
  const short = shortNames.find((name) => word.startsWith(name));
  if (short === undefined || CITIES.has(word)) return undefined;
  const rest = word.slice(short.length);
  const suffix = SUFFIXES.find((ending) => rest.startsWith(ending)) ?? '';
  return { provinces: [short], rest: rest.slice(suffix.length) };
}
