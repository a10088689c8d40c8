import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { PageFacts } from './web-page.ts';

type Pages = { plain: string; landing?: string; home?: string; detail?: string };

/** The built page, and its variants that carry the first view of a screen. */
export async function readPages(distDir: string): Promise<Pages | undefined> {
  const read = (file: string) => readFile(join(distDir, file), 'utf8').catch(() => undefined);
  const plain = await read('index.html');
  if (plain === undefined) return undefined;
  const [landing, home, detail] = await Promise.all(
    ['landing', 'home', 'detail'].map((name) => read(`first-paint/${name}.html`)),
  );
  return { plain, ...(landing && { landing }), ...(home && { home }), ...(detail && { detail }) };
}

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
  if (url === '/') return (isMember ? pages.home : pages.landing) ?? pages.plain;
  if (isMember && facts?.club !== undefined) return pages.detail ?? pages.plain;
  return pages.plain;
}
