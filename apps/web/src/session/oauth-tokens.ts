import { isRecord } from '#web/lib/is-record.ts';
import type { Tokens } from './session.ts';

type OauthReturn = { code: string } | Tokens;

/** Reads the provider's result and removes it from the URL and so from the history. */
export function takeOauthReturn(): OauthReturn | null {
  const { search, hash, pathname } = window.location;
  const given = new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
  if (given.size > 0) window.history.replaceState(window.history.state, '', pathname);
  const code = given.get('code');
  if (code) return { code };
  const accessToken = given.get('accessToken');
  const refreshToken = given.get('refreshToken');
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

export function isOauthReturn(value: unknown): value is OauthReturn {
  return (
    isRecord(value) &&
    (typeof value.code === 'string' ||
      (typeof value.accessToken === 'string' && typeof value.refreshToken === 'string'))
  );
}
