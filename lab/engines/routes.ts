import {
  clubName,
  homeRoutes,
  landingRoutes,
  memberRoutes,
  openRoutes,
  type RouteRow,
} from '../../e2e/route-table.ts';
import { attempt, type Play, photograph } from './play.ts';
import { waitForSettled } from './settled.ts';
import type { Visitor } from './visitor.ts';

export async function openPublicRoutes(play: Play): Promise<void> {
  const invitation = { path: '/azit/invite/:club', h1: clubName };
  let guest = await play.invite();
  for (const row of [...landingRoutes, ...openRoutes, invitation]) {
    const what = `guest ${row.path}`;
    const misses = await attempt(play, what, [guest], () => visit(play, guest, row, what));
    // A page in an endless loop blocks its browser, so continue in a new one.
    if (misses.some((miss) => miss.startsWith('no reply'))) guest = await play.invite();
  }
}

export async function openMemberRoutes(play: Play): Promise<void> {
  const { host } = play;
  const tabs = ['/?tab=category', '/?tab=date'].map((path) => ({ path, h1: '홈' }));
  const found = { path: '/search?keyword=서울', h1: '아지트 검색' };
  const hostRoutes = memberRoutes.filter(({ path }) => !path.startsWith('/azit/join/'));
  for (const row of [...homeRoutes, ...tabs, found, ...hostRoutes]) {
    await attempt(play, row.path, [host], () => visit(play, host, row, row.path));
  }
}

async function visit(play: Play, visitor: Visitor, row: RouteRow, label: string): Promise<void> {
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
  await photograph(play, label, visitor);
}
