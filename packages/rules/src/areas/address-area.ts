import type { Province } from './area-listing.ts';
import { areaCodesWithin, areas } from './areas.ts';
import { type District, districtsAt, districtsCalled } from './districts.ts';
import { areaByLandmark } from './landmarks.ts';
import { readProvince } from './provinces.ts';

const provinceByArea = new Map(areas.map(({ areaCode, province }) => [areaCode, province]));

/**
 * Returns the code of the area in an address. A name that districts of several provinces share
 * needs its province or a landmark. The name of a city without a district stands for the whole
 * city.
 */
export function findAddressArea(address: string): string | null {
  const words = splitWords(address);
  const found = findProvince(words);
  if (found === undefined) return withoutProvince(words);
  const { provinces, after } = found;
  if (provinces.includes('세종')) return '36110';
  return withinProvince(after, provinces) ?? findLandmarkWithin([...after, ...words], provinces);
}

export function addressAllowsArea(address: string, areaCode: string): boolean {
  const found = findAddressArea(address);
  if (found !== null) return areaCodesWithin(found).includes(areaCode);
  const match = findProvince(splitWords(address));
  return match === undefined || isWithin(areaCode, match.provinces);
}

function isWithin(areaCode: string, provinces: readonly Province[]): boolean {
  return provinces.some((province) => province === provinceByArea.get(areaCode));
}

function splitWords(address: string): string[] {
  return address
    .normalize('NFC')
    .split(/[\s,()[\]/·|:~"'“”‘’]/)
    .filter((word) => word !== '');
}

/** A word that starts with a province name counts only if a district follows: 서울강남구, not 서울숲. */
function findProvince(words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    const found = readProvince(word);
    if (found === undefined) continue;
    const { provinces, rest } = found;
    const following = words.slice(index + 1);
    if (rest === '') return { provinces, after: following };
    if (districtsAt(rest, provinces).length > 0) return { provinces, after: [rest, ...following] };
  }
  return undefined;
}

function withinProvince(words: readonly string[], provinces: readonly Province[]): string | null {
  const found = words.map((_, index) => districtsAt(words.slice(index).join(''), provinces));
  // The suffix 구, 시 or 군 may be missing only directly after the province: 서울 강남, 경기 성남 분당.
  found.splice(1, 0, findByShortName(words, provinces));
  const codes = found.map((districts) => decide(districts, words));
  return codes.find((code) => code !== null) ?? null;
}

function findByShortName(
  [word = '', next = '']: readonly string[],
  provinces?: readonly Province[],
) {
  const wards = districtsCalled(`${word}시${next}`, provinces);
  return wards.length > 0 ? wards : districtsCalled(word, provinces);
}

/** Text that may follow a district name within one word: 강남구청역, 수원시립도서관, 마포구에서. */
const ATTACHED = /^(|청.*|민.*|립.*|에서|에|의|내|[가-힣]{1,4}(동|읍|면|로|길).*)$/;
/** Without 시, the names of these cities are also other words or seas. */
const NOT_ALONE = new Set(['동해시', '상주시', '공주시', '이천시', '오산시', '구리시', '영주시']);

function withoutProvince(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const [found] = districtsAt(word);
    if (found !== undefined && ATTACHED.test(word.slice(found.name.length)))
      return decide(districtsAt(words.slice(index).join('')), words);
  }
  return decide(findByShortName(words).filter(isCity), words) ?? findLandmarkWithin(words);
}

/** A name without its suffix may mean only a 시 or its 구, never a 군 or another 구: 남해 is also a sea. */
function isCity({ name }: District): boolean {
  return name.includes('시') && !NOT_ALONE.has(name);
}

function decide(found: readonly District[], words: readonly string[]): string | null {
  const codes = found.flatMap((district) => district.codes);
  const landmark = words.map(readLandmark).find((code) => codes.some((one) => one === code));
  if (landmark !== undefined) return landmark;
  const provinces = new Set(found.map(({ province }) => province));
  const isOne = provinces.size === 1 || new Set(codes).size === 1;
  return isOne ? (codes[0] ?? null) : null;
}

function findLandmarkWithin(
  words: readonly string[],
  provinces?: readonly Province[],
): string | null {
  const codes = words.map(readLandmark).filter((code) => code !== undefined);
  return codes.find((code) => provinces === undefined || isWithin(code, provinces)) ?? null;
}

function readLandmark(word: string): string | undefined {
  const plain = word.replace(/(에서|근처|부근|앞|점|출구)$/, '');
  const dong = plain.replace(/\d+가?제?\d?동$/, '동');
  const street = plain.replace(/\d가역?$/, '');
  return [word, plain, dong, street]
    .map((name) => areaByLandmark.get(name))
    .find((code) => code !== undefined);
}
