import { matchPath } from 'react-router';
import { paths } from '#web/navigation/paths.ts';

export type PaneSide = 'list' | 'open' | null;

const lists: readonly string[] = [paths.home, paths.search, paths.chat, paths.notices];
const openPaths = [
  paths.clubDetail,
  paths.clubJoin,
  paths.clubMembers,
  paths.clubSetting,
  paths.clubReport,
  paths.reviewCreate,
  paths.memberProfile,
  paths.memberFollows,
  paths.memberReport,
];

export function getPaneSide(pathname: string): PaneSide {
  if (lists.includes(pathname)) return 'list';
  if (pathname === paths.chatRoom.pattern) return 'open';
  // The id is a number: `/userpage/verifypw` is no profile.
  const isOpen = openPaths.some(({ pattern }) =>
    /^\d+$/.test(matchPath(pattern, pathname)?.params.id ?? ''),
  );
  return isOpen ? 'open' : null;
}
