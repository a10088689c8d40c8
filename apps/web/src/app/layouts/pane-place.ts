import { matchPath } from 'react-router';
import { paths } from '#web/navigation/paths.ts';

/** `list`: a list whose entries open beside it; `open`: what was opened; null: a page by itself. */
export type PanePlace = 'list' | 'open' | null;

const lists: readonly string[] = [paths.home, paths.search, paths.chat];
const openPatterns = [paths.clubDetail.pattern, paths.chatRoom.pattern];

/** Which part an address has on a screen that is wide enough for two. */
export function placeOf(pathname: string): PanePlace {
  if (lists.includes(pathname)) return 'list';
  return openPatterns.some((pattern) => matchPath(pattern, pathname)) ? 'open' : null;
}
