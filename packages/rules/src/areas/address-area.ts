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
  const [at, found] = findProvince(words);
  if (found === undefined) return withoutProvince(words);
  const { provinces, rest } = found;
  const after = [rest, ...words.slice(at + 1)].filter((word) => word !== '');
  const [only] = provinces;
  if (only === '세종') return '36110';
  return withinProvince(after, provinces) ?? findLandmarkWithin([...after, ...words], provinces);
}

export function addressAllowsArea(address: string, areaCode: string): boolean {
  const found = findAddressArea(address);
  if (found !== null) return areaCodesWithin(found).includes(areaCode);
  const [, match] = findProvince(splitWords(address));
  const province = provinceByArea.get(areaCode);
  return match === undefined || match.provinces.some((name) => name === province);
}

function splitWords(address: string): string[] {
  return address
    .normalize('NFC')
    .split(/[\s,()[\]/·|:~"'“”‘’]+/)
    .filter((word) => word !== '');
}

/** A word that starts with a province name counts only if a district follows: 서울강남구, not 서울숲. */
function findProvince(words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    const found = readProvince(word);
    if (found === undefined) continue;
    const { provinces, rest } = found;
    if (rest === '' || districtsAt(rest, provinces).length > 0) return [index, found] as const;
  }
  return [-1, undefined] as const;
}

function withinProvince(words: readonly string[], provinces: readonly Province[]): string | null {
  for (const index of words.keys()) {
    const found = districtsAt(words.slice(index).join(''), provinces);
    // The suffix 구, 시 or 군 may be missing only directly after the province: 서울 강남, 경기 성남 분당.
    const meant = found.length > 0 || index > 0 ? found : findByShortName(words, provinces);
    const code = decide(meant, words);
    if (code !== null) return code;
  }
  return null;
}

function findByShortName(
  [word = '', next = '']: readonly string[],
  provinces?: readonly Province[],
) {
  const wards = districtsCalled(`${word}시${next}`, provinces);
  const spelledOut = districtsAt(`${word}${next}`, provinces).filter(({ name }) =>
    name.startsWith(word),
  );
  if (wards.length > 0) return wards;
  return spelledOut.length > 0 ? spelledOut : districtsCalled(word, provinces);
}

/** Text that may follow a district name within one word: 강남구청역, 수원시립도서관, 마포구에서. */
const ATTACHED = /^(|청.*|청역|민.*|립.*|에서|에|의|내|[가-힣]{1,4}(동|읍|면|로|길)\d*.*)$/;
/**
 * These city names are also other words, provinces or seas, so they count only with a suffix or a
 * province.
 */
const NOT_ALONE = new Set(['광주', '동해', '상주', '공주', '이천', '고성', '오산', '구리', '영주']);

function withoutProvince(words: readonly string[]): string | null {
  for (const [index, word] of words.entries()) {
    const found = districtsAt(word).filter(({ name }) => ATTACHED.test(word.slice(name.length)));
    const [next = ''] = words.slice(index + 1);
    const wards = found.length > 0 ? districtsAt(`${word}${next}`) : [];
    const code = decide(wards.length > 0 ? wards : found, words);
    if (code !== null) return code;
    if (found.length > 0) return null;
  }
  const called = NOT_ALONE.has(words[0] ?? '') ? [] : findByShortName(words);
  return decide(called.filter(isCity), words) ?? findLandmarkWithin(words);
}

/** A name without its suffix may mean only a 시, never a 군 or 구: 남해 is also a sea. */
function isCity({ name }: District): boolean {
  return name.endsWith('시') || /^[가-힣]+시[가-힣]+구$/.test(name);
}

function decide(found: readonly District[], words: readonly string[]): string | null {
  const codes = found.flatMap((district) => district.codes);
  const landmark = codes.length > 1 ? findLandmarkAmong(words, codes) : undefined;
  if (landmark !== undefined) return landmark;
  const provinces = new Set(found.map(({ province }) => province));
  const isOne = provinces.size === 1 || new Set(codes).size === 1;
  return isOne ? (codes[0] ?? null) : null;
}

function findLandmarkAmong(words: readonly string[], codes: readonly string[]): string | undefined {
  return words.map(readLandmark).find((code) => code !== undefined && codes.includes(code));
}

function findLandmarkWithin(
  words: readonly string[],
  provinces?: readonly string[],
): string | null {
  const codes = words.map(readLandmark).filter((code) => code !== undefined);
  const inside = codes.find((code) => {
    const province = provinceByArea.get(code);
    return provinces === undefined || (province !== undefined && provinces.includes(province));
  });
  return inside ?? null;
}

function readLandmark(word: string): string | undefined {
  const plain = word.replace(/(에서|근처|부근|앞|점|출구)$/, '');
  const dong = plain
    .replace(/^([가-힣]+?)\d+(가|·\d+)?(제?\d+)?동$/, '$1동')
    .replace(/동\d+가$/, '동');
  const street = plain.replace(/\d가(역|동)?$/, '');
  return [word, plain, dong, street]
    .map((name) => areaByLandmark.get(name))
    .find((code) => code !== undefined);
}
