import { userInfo } from 'node:os';

/** Returns the user name, or the uid if it has no name, as in some containers. */
export function systemUser(lookUp: () => { username: string } = userInfo): string {
  try {
    return lookUp().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
