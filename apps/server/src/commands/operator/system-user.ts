import { userInfo } from 'node:os';

/** Who runs this program, by name, or by number where the system knows no name: a container, say. */
export function systemUser(lookUp: () => { username: string } = userInfo): string {
  try {
    return lookUp().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
