import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { type FirstViews, type PageFacts, type ViewName, viewNames } from './web-page.ts';

type Pages = { plain: string } & Partial<Record<ViewName, string>>;

/** The built page, and its variants that carry the first view of a screen. */
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
/** The same for every room, so it says nothing about this one. */
const room: FirstViews = { member: 'room' };

/**
 * Which of them a visitor gets. The cookie is only taken as a hint, nothing private depends on it:
 * whoever is wrongly thought to be a member sees an empty feed for a moment.
 */
export function choosePage(
  pages: Pages,
  { url, headers }: Pick<FastifyRequest, 'url' | 'headers'>,
  facts: PageFacts | undefined,
): string {
  const isMember = /(^|; )refreshToken=[^;]/.test(headers.cookie ?? '');
  const views = ownViews(url) ?? facts?.firstViews;
  const name = isMember ? views?.member : views?.guest;
  return (name && pages[name]) ?? pages.plain;
}

/** Of pages that look alike for everybody who may open them. */
function ownViews(url: string): FirstViews | undefined {
  if (url === '/') return frontDoor;
  return /^\/chat\/detail\?room=\d+$/.test(url) ? room : undefined;
}
