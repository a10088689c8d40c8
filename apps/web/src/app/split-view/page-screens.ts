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
  {
    pattern: paths.memberSetting.pattern,
    Screen: lazy(async () => ({
      default: (await import('#web/screens/members/setting-screen.tsx')).SettingScreen,
    })),
  },
];

/** Finds the screen of a page that a pane can show next to another page. */
export function findPageScreen(pathname: string): PageScreen | undefined {
  return screens.find(({ pattern }) => matchPath(pattern, pathname));
}
