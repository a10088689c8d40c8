import type { Province } from './area-listing.ts';
import { areas } from './areas.ts';
import { type District, districtsAt, districtsCalled } from './districts.ts';
import { areaByPlace } from './places.ts';
import { readProvince } from './provinces.ts';

const provinceOf = new Map(areas.map(({ areaCode, province }) => [areaCode, province]));

/**
 * The code of the area an address lies in, or null where it does not tell. Read are the province,
 * the district, and well-known places; a district's name that several provinces have counts only
 * with its province or with a place that lies in one of them. A city of several districts, named
 * without one, is the city as a whole.
 */
export function areaOfAddress(address: string): string | null {
  const words = wordsOf(address);
  const [at, told] = findProvince(words);
  if (told === undefined) return withoutProvince(words);
  const { provinces, rest } = told;
  const after = [rest, ...words.slice(at + 1)].filter((word) => word !== '');
  const [only] = provinces;
  if (only === '세종') return '36110';
  return withinProvince(after, provinces) ?? placeWithin([...after, ...words], provinces);
}

function wordsOf(address: string): string[] {
  return address
    .normalize('NFC')
    .split(/[\s,()[\]/·|:~"'“”‘’]+/)
    .filter((word) => word !== '');
}

/** A word that only begins like a province names it when a district follows: 서울강남구, not 서울숲. */
function findProvince(words: readonly string[]) {
  for (const [index, word] of words.entries()) {
    const told = readProvince(word);
    if (told === undefined) continue;
    const { provinces, rest } = told;
    if (rest === '' || districtsAt(rest, provinces).length > 0) return [index, told] as const;
  }
  return [-1, undefined] as const;
}

function withinProvince(words: readonly string[], provinces: readonly Province[]): string | null {
  for (const index of words.keys()) {
    const found = districtsAt(words.slice(index).join(''), provinces);
    // Names without their ending only where a district must stand: 서울 강남, 경기 성남 분당.
    const meant = found.length > 0 || index > 0 ? found : calledAt(words, provinces);
    const code = decide(meant, words);
    if (code !== null) return code;
  }
  return null;
}

/** What the first one or two words name without 시, 군 or 구. */
function calledAt([word = '', next = '']: readonly string[], provinces?: readonly Province[]) {
  const wards = districtsCalled(`${word}시${next}`, provinces);
  const spelledOut = districtsAt(`${word}${next}`, provinces).filter(({ name }) =>
    name.startsWith(word),
  );
  if (wards.length > 0) return wards;
  return spelledOut.length > 0 ? spelledOut : districtsCalled(word, provinces);
}

/** What may follow the name of a district in one word: 강남구청역, 수원시립도서관, 마포구에서. */
const ATTACHED = /^(|청.*|청역|민.*|립.*|에서|에|의|내|[가-힣]{1,4}(동|읍|면|로|길)\d*.*)$/;
/** Cities that are also words, provinces or seas. */
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
  const called = NOT_ALONE.has(words[0] ?? '') ? [] : calledAt(words);
  return decide(called.filter(isCity), words) ?? placeWithin(words);
}

/** 군 and 구 are not told by their bare name alone: 남해 is also a sea. */
function isCity({ name }: District): boolean {
  return name.endsWith('시') || /^[가-힣]+시[가-힣]+구$/.test(name);
}

/** The one area that is meant; where there are several, the one a place in the text lies in. */
function decide(found: readonly District[], words: readonly string[]): string | null {
  const codes = found.flatMap((district) => district.codes);
  const place = codes.length > 1 ? placeAmong(words, codes) : undefined;
  if (place !== undefined) return place;
  const provinces = new Set(found.map(({ province }) => province));
  const isOne = provinces.size === 1 || new Set(codes).size === 1;
  return isOne ? (codes[0] ?? null) : null;
}

function placeAmong(words: readonly string[], codes: readonly string[]): string | undefined {
  return words.map(areaOfPlaceName).find((code) => code !== undefined && codes.includes(code));
}

/** The first known place, in these provinces where they are told. */
function placeWithin(words: readonly string[], provinces?: readonly string[]): string | null {
  const codes = words.map(areaOfPlaceName).filter((code) => code !== undefined);
  const inside = codes.find((code) => {
    const province = provinceOf.get(code);
    return provinces === undefined || (province !== undefined && provinces.includes(province));
  });
  return inside ?? null;
}

/** Also of 성수동2가, 성수2가3동, 을지로3가역, 홍대점 and 판교역에서. */
function areaOfPlaceName(word: string): string | undefined {
  const plain = word.replace(/(에서|근처|부근|앞|점|출구)$/, '');
  const dong = plain
    .replace(/^([가-힣]+?)\d+(가|·\d+)?(제?\d+)?동$/, '$1동')
    .replace(/동\d+가$/, '동');
  const street = plain.replace(/\d가(역|동)?$/, '');
  return [word, plain, dong, street]
    .map((name) => areaByPlace.get(name))
    .find((code) => code !== undefined);
}
