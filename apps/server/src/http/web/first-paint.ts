import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type FirstViews, type PageFacts, type ViewName, viewNames } from './web-page.ts';

type Pages = { plain: string } & Partial<Record<ViewName, string>>;

export async function readPages(distDir: string): Promise<Pages | undefined> {
  const read = (file: string) => readFile(join(distDir, file), 'utf8').catch(() => undefined);
  const plain = await read('index.html');
  if (plain === undefined) return undefined;
  const pages: Pages = { plain };
  for (const name of viewNames) {
    const page = await read(`first-paint/${name}.html`);
    if (page !== undefined) pages[name] = page;
  }
  return pages;
}

const frontDoor: FirstViews = { guest: 'landing', member: 'home' };
/**
 * The prerendered view is the same for all rooms, so it reveals nothing about the requested room.
 */
const room: FirstViews = { member: 'room' };

/**
 * The login cookie is only a hint: a guest with an outdated cookie briefly sees the empty view for
 * members, but nothing private.
 */
export function choosePage(
  pages: Pages,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  facts: PageFacts | undefined,
): string {
  const isMember = /(^|; )refreshToken=[^;]/.test(headers.cookie ?? '');
  const views = fixedViews(url) ?? facts?.firstViews;
  const name = isMember ? views?.member : views?.guest;
  return (name && pages[name]) ?? pages.plain;
}

function fixedViews(url: string): FirstViews | undefined {
  if (url === '/') return frontDoor;
  if (url === '/search') return { member: 'search' };
  if (url === '/notice') return { member: 'notices' };
  return /^\/chat\/detail\?room=\d+$/.test(url) ? room : undefined;
}
