const fourteenDays = 14 * 24 * 60 * 60;
const refreshCookie = 'refreshToken';
/** The build renders the first views in Node, which has neither cookies nor local storage. */
const inBrowser = typeof document !== 'undefined';

/** Do not rename these keys: external tools and older tabs read them. */
export const sessionKeys = [
  'memberId',
  'nickname',
  'profileUrl',
  'profileName',
  'accessToken',
  'email',
  'isLocation',
] as const;

export type SessionKey = (typeof sessionKeys)[number];

export function readStored(key: SessionKey): string | null {
  if (!inBrowser) return null;
  const value = localStorage.getItem(key);
  return value === null || value === '' || value === 'null' || value === 'undefined' ? null : value;
}

export function writeStored(key: SessionKey, value: string | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

export function readRefreshToken(): string | null {
  if (!inBrowser) return null;
  const prefix = `${refreshCookie}=`;
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(prefix));
  return found && found.length > prefix.length
    ? decodeURIComponent(found.slice(prefix.length))
    : null;
}

export function writeRefreshToken(token: string | null): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = token === null ? 0 : fourteenDays;
  const value = encodeURIComponent(token ?? '');
  document.cookie = `${refreshCookie}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}
