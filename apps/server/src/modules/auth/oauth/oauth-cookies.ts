import { readCookie } from '#server/http/read-cookie.ts';

const STATE = 'azit_oauth';
const STATE_PATH = '/api/auth/oauth';
const STATE_SECONDS = 600;

/** Lax: the redirect from the provider is cross-site, and browsers would omit a Strict cookie. */
export function stateCookie(state: string, secure: boolean): string {
  return `${STATE}=${state}; Path=${STATE_PATH}; Max-Age=${STATE_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function clearedStateCookie(secure: boolean): string {
  return `${STATE}=; Path=${STATE_PATH}; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

export function readStateCookie(header: string | undefined): string | undefined {
  return readCookie(header, STATE);
}

const ENTRY = 'azit_oauth_entry';
const ENTRY_PATH = '/api/auth/oauth/entries';
export const ENTRY_SECONDS = 60;

/**
 * The cookie binds the code of a social login to the browser that started the login: a leaked code
 * is useless in other browsers.
 */
export function entryCookie(secret: string, secure: boolean): string {
  return `${ENTRY}=${secret}; Path=${ENTRY_PATH}; Max-Age=${ENTRY_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export function readEntryCookie(header: string | undefined): string | undefined {
  return readCookie(header, ENTRY);
}
