/** Both open their app if installed, and need no key. */
export const mapLinks: readonly { name: string; toHref: (address: string) => string }[] = [
  {
    name: '카카오맵',
    toHref: (address) => `https://map.kakao.com/link/search/${encodeURIComponent(address)}`,
  },
  {
    name: '네이버 지도',
    toHref: (address) => `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
  },
];
