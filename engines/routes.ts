import {
  clubName,
  homeRoutes,
  landingRoutes,
  memberRoutes,
  openRoutes,
  type RouteRow,
} from '../e2e/route-table.ts';
import { attempt, type Play, photograph } from './play.ts';
import { waitForSettled } from './settled.ts';
import type { Visitor } from './visitor.ts';

/** Opens what everybody may see as a guest. */
export async function openPublicRoutes(play: Play): Promise<void> {
  const invitation = { path: '/azit/invite/:club', h1: clubName };
  for (const row of [...landingRoutes, ...openRoutes, invitation]) {
    await attempt(play, `guest ${row.path}`, () => visit(play, play.guest, row));
  }
}

/** Opens everything else as the host, who sees the most of it. */
export async function openMemberRoutes(play: Play): Promise<void> {
  const tabs = ['/?tab=category', '/?tab=date'].map((path) => ({ path, h1: '홈' }));
  const found = { path: '/search?keyword=서울', h1: '아지트 검색' };
  const ofHost = memberRoutes.filter(({ path }) => !path.startsWith('/azit/join/'));
  for (const row of [...homeRoutes, ...tabs, found, ...ofHost]) {
    await attempt(play, row.path, () => visit(play, play.host, row));
  }
}

async function visit(play: Play, visitor: Visitor, row: RouteRow): Promise<void> {
  const { path, h1, leadsTo = path } = row;
  const { club, past, host } = play.world;
  const parts: Record<string, string | number> = {
    ':club': club,
    ':past': past,
    ':host': host.id,
    ':own': host.id,
    ':name': host.nickname,
  };
  const filled = (text: string) => text.replace(/:[a-z]+/, (part) => String(parts[part]));
  await visitor.open(filled(path));
  await visitor.isAt(encodeURI(filled(leadsTo)));
  await waitForSettled(visitor, filled(h1));
  await photograph(play, path, visitor);
}
