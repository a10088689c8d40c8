import { userInfo } from 'node:os';

export function systemUser(lookUp: () => { username: string } = userInfo): string {
  try {
    return lookUp().username;
  } catch {
    return `uid ${process.getuid?.() ?? '?'}`;
  }
}
