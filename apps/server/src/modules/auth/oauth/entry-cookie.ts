import { readCookie } from '#server/http/read-cookie.ts';

const NAME = 'azit_oauth_entry';
const PATH = '/api/auth/oauth/entries';

export const ENTRY_SECONDS = 60;

/**
 * The cookie binds the code of a social login to the browser that started the login: a leaked code
 * is useless in other browsers.
 */
export function entryCookie(secret: string, secure: boolean): string {
  return `${NAME}=${secret}; Path=${PATH}; Max-Age=${ENTRY_SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
}

export function readEntryCookie(header: string | undefined): string | undefined {
  return readCookie(header, NAME);
}
