import { paths } from '#web/navigation/paths.ts';

export type PaneSide = 'list' | 'open' | null;

const lists: readonly string[] = [paths.home, paths.search, paths.chat, paths.notices];
/**
 * Matches the paths of settings and of pages about one club, crew or member. A list of these paths would
 * add 130 bytes to the first download.
 */
const itemPath =
  /^(?!.*\/(edit|change)\/).*\/(\d+(\/members|\/dates)?|setting|block|\w+pw|withdrawl)$/;

export function getPaneSide(pathname: string): PaneSide {
  if (lists.includes(pathname)) return 'list';
  return itemPath.test(pathname) || pathname === paths.chatRoom.pattern ? 'open' : null;
}

/** The width of the page depends on this name, so it must be known before the list has loaded. */
export function getPaneName(pathname: string): string {
  return pathname.startsWith(paths.chat) ? 'chat' : 'home';
}
