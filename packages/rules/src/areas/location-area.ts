const PROVINCES = new Set(
  '서울 부산 대구 인천 광주 대전 울산 세종 경기 강원 제주 충북 충남 전북 전남 경북 경남'.split(' '),
);
const LONG_PROVINCES = new Set('충청북도 충청남도 전라북도 전라남도 경상북도 경상남도'.split(' '));
const SUFFIXES = new Set(['', '시', '도', '특별시', '광역시', '특별자치시', '특별자치도']);
const MAX_DISTRICT_LENGTH = 5;

/**
 * Returns the city and district of a location, or null if it names no province: then any part could
 * be a private address. The same rule in SQL is `location_area`; a test compares both.
 */
export function locationArea(location: string): string | null {
  const [first = '', second = '', third = ''] = location.split(' ').filter((word) => word !== '');
  const province = shortProvince(first);
  if (province === null) return null;
  if (!isDistrict(second, ['시', '군', '구'])) return province;
  const hasWard = second.endsWith('시') && isDistrict(third, ['구']);
  return hasWard ? `${province} ${second} ${third}` : `${province} ${second}`;
}

function shortProvince(word: string): string | null {
  if (LONG_PROVINCES.has(word)) return `${word[0]}${word[2]}`;
  const [short, suffix] = [word.slice(0, 2), word.slice(2)];
  return PROVINCES.has(short) && SUFFIXES.has(suffix) ? short : null;
}

function isDistrict(word: string, endings: readonly string[]): boolean {
  const length = Array.from(word).length;
  return (
    length >= 2 && length <= MAX_DISTRICT_LENGTH && endings.some((ending) => word.endsWith(ending))
  );
}
