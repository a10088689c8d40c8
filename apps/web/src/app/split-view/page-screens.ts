import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router';
import { paths } from '#web/navigation/paths.ts';

export type PageScreen = { pattern: string; Screen: ComponentType };

const screens: readonly PageScreen[] = [
  {
    pattern: paths.clubDetail.pattern,
    Screen: lazy(async () => ({
      default: (await import('#web/screens/clubs/detail-screen.tsx')).ClubDetailScreen,
    })),
  },
  {
    pattern: paths.crew.pattern,
    Screen: lazy(async () => ({
      default: (await import('#web/screens/crews/crew-screen.tsx')).CrewScreen,
    })),
  },
  {
    pattern: paths.memberProfile.pattern,
    Screen: lazy(async () => ({
      default: (await import('#web/screens/members/profile-screen.tsx')).ProfileScreen,
    })),
  },
];

const parents = [
  { pattern: paths.clubMembers.pattern, toParent: paths.clubDetail },
  { pattern: paths.clubDoor.pattern, toParent: paths.clubDetail },
  { pattern: `${paths.crew.pattern}/:part`, toParent: paths.crew },
];

/** A page about a part of a club or crew, such as its members, is shown next to that club or crew. */
export function findParentPage(pathname: string): string | null {
  for (const { pattern, toParent } of parents) {
    const id = matchPath(pattern, pathname)?.params.id;
    if (id !== undefined) return toParent(Number(id));
  }
  return null;
}

/** Finds the screen of a page that a pane can show next to another page. */
export function findPageScreen(pathname: string): PageScreen | undefined {
  return screens.find(({ pattern }) => matchPath(pattern, pathname));
}
