import { readCookie } from '#server/http/read-cookie.ts';

const NAME = 'azit_oauth';
const PATH = '/api/auth/oauth';
const LIFE_SECONDS = 600;

/** Lax: the redirect from the provider is cross-site, and browsers would omit a Strict cookie. */
export function stateCookie(state: string, secure: boolean): string {
  return `${NAME}=${state}; Path=${PATH}; Max-Age=${LIFE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function clearedStateCookie(secure: boolean): string {
  return `${NAME}=; Path=${PATH}; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function readStateCookie(header: string | undefined): string | undefined {
  return readCookie(header, NAME);
}
