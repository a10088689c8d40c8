import { paths } from '#web/navigation/paths.ts';

export type PaneSide = 'list' | 'open' | null;

const lists: readonly string[] = [paths.home, paths.search, paths.chat, paths.notices];
/**
 * Matches settings and pages about one club or member; a list of all these paths would add 130
 * bytes.
 */
const itemPath = /^(?!.*\/(edit|change)\/).*\/(\d+|setting|block|\w+pw|withdrawl)$/;

export function getPaneSide(pathname: string): PaneSide {
  if (lists.includes(pathname)) return 'list';
  return itemPath.test(pathname) || pathname === paths.chatRoom.pattern ? 'open' : null;
}

/**
 * Names the list pane before the list has loaded, because the width of the page depends on the
 * name.
 */
export function getPaneName(pathname: string): string {
  return pathname.startsWith(paths.chat) ? 'chat' : 'home';
}
