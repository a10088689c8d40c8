/** Both open their app where it is installed, and need no key. */
export const mapLinks: readonly { name: string; hrefOf: (address: string) => string }[] = [
  {
    name: '카카오맵',
    hrefOf: (address) => `https://map.kakao.com/link/search/${encodeURIComponent(address)}`,
  },
  {
    name: '네이버 지도',
    hrefOf: (address) => `https://map.naver.com/p/search/${encodeURIComponent(address)}`,
  },
];
