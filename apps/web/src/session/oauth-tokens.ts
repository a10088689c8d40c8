import { isRecord } from '#web/api/error.ts';
import type { Tokens } from './session.ts';

/** Takes the tokens a provider's return put into the address, and takes them out of it, at once. */
export function takeOauthTokens(): Tokens | null {
  const query = new URLSearchParams(window.location.search);
  if (query.size > 0)
    window.history.replaceState(window.history.state, '', window.location.pathname);
  const accessToken = query.get('accessToken');
  const refreshToken = query.get('refreshToken');
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

export function isTokens(value: unknown): value is Tokens {
  return (
    isRecord(value) &&
    typeof value.accessToken === 'string' &&
    typeof value.refreshToken === 'string'
  );
}
