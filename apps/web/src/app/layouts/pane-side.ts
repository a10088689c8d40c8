import { matchPath } from 'react-router';
import { paths } from '#web/navigation/paths.ts';

export type PaneSide = 'list' | 'open' | null;

const lists: readonly string[] = [paths.home, paths.search, paths.chat];
const openPatterns = [paths.clubDetail.pattern, paths.chatRoom.pattern];

export function getPaneSide(pathname: string): PaneSide {
  if (lists.includes(pathname)) return 'list';
  return openPatterns.some((pattern) => matchPath(pattern, pathname)) ? 'open' : null;
}
