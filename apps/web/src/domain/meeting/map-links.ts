const ADDRESS = /(?<address>\S+(?: \S+)*?(?:(?:로|길) ?|(?:동|리|가) )\d+(?:-\d+)?)(?=$|[\s,(])/u;
const PROVINCE =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|제주|[충전경][남북청라상])/u;
const FLOOR = /(?:^|\s)(?:지하\s?)?B?\d+층.*$/u;
const DISTRICT = /(?:동|리|가)\d*$/u;

/** Separates name and address, because map services do not find a text that contains both. */
export function splitLocation(location: string): { address: string | null; name: string | null } {
  const found = ADDRESS.exec(location)?.groups?.address;
  if (found === undefined) return { address: null, name: readName([location]) };
  const words = found.split(' ');
  const start = Math.max(
    words.findIndex((word) => PROVINCE.test(word)),
    0,
  );
  const address = words.slice(start).join(' ');
  const [before = '', after = ''] = location.split(address);
  return { address, name: readName([before, ...after.split(/[(),]/u)]) };
}

function readName(parts: readonly string[]): string | null {
  const names = parts.map((part) => part.replace(FLOOR, '').trim());
  return names.findLast((name) => name !== '' && !DISTRICT.test(name)) ?? null;
}

type MapLink = { app: 'kakao' | 'naver' | 'google'; href: string };

/** The links open the map app if it is installed, and need neither an API key nor coordinates. */
export function directionLinks(location: string): readonly [kakao: MapLink, google: MapLink] {
  const to = encodeURIComponent(splitLocation(location).address ?? location);
  return [
    { app: 'kakao', href: `https://map.kakao.com/?eName=${to}` },
    { app: 'google', href: `https://www.google.com/maps/dir/?api=1&destination=${to}` },
  ];
}

export function searchLinks(words: string): readonly MapLink[] {
  const query = encodeURIComponent(words);
  return [
    { app: 'kakao', href: `https://map.kakao.com/link/search/${query}` },
    { app: 'naver', href: `https://map.naver.com/p/search/${query}` },
  ];
}
