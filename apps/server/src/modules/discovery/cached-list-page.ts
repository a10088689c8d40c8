import type { Audience } from '@azit/rules/club-visibility';
import type { Context } from '#server/context.ts';
import { type Paging, pageJson } from '#server/http/page-json.ts';
import { type JsonText, KeptJson } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { throughout } from './short-cache.ts';

type Source = {
  count(): Promise<number | undefined>;
  read(audience: Audience): Promise<string | undefined>;
  /** The page without the clubs of hidden hosts, and how many of those the whole list has. */
  readSeen(viewer: {
    memberId: number;
    hidden: string;
  }): Promise<{ cards: string; hidden: number } | undefined>;
};

type ListPage = { list: string; viewer: Viewer | undefined; paging: Paging };

/**
 * A page of a public list. It is the same for all guests and for all members from whom nobody is
 * hidden, so it may be cached; guests are not told any address.
 */
export async function cachedListPage(
  context: Context,
  { list, viewer, paging }: ListPage,
  source: Source,
): Promise<JsonText> {
  const { pages, totals } = discoveryCaches(context);
  const { sight } = context.database;
  const count = (as = sight) =>
    totals.getOrCompute(list, as, async () => (await source.count()) ?? 0);
  if (viewer?.hidden !== undefined) {
    const { memberId, hidden } = viewer;
    const [total, seen] = await Promise.all([count(), source.readSeen({ memberId, hidden })]);
    return pageJson(seen?.cards ?? '[]', paging, total - (seen?.hidden ?? 0));
  }
  const audience = viewer === undefined ? 'guest' : 'member';
  const work = async () => {
    const [total, cards] = await Promise.all([count(throughout(sight)), source.read(audience)]);
    return pageJson(cards ?? '[]', paging, total);
  };
  if (!context.config.listCache) return work();
  const { page, size } = paging;
  const key = `${list} ${audience} ${page} ${size}`;
  return pages.getOrCompute(key, sight, async (keeping) => new KeptJson(await work(), keeping));
}
