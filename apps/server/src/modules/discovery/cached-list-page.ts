import type { Audience } from '@azit/rules/club-visibility';
import type { Context } from '#server/context.ts';
import { offsetOf, type Paging, pageJson } from '#server/http/page-json.ts';
import { type JsonText, KeptJson } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { discoveryCaches } from './discovery-caches.ts';
import { idsIn, placesByHost, showsAny } from './hidden-in-page.ts';
import { type ShortCache, throughout } from './short-cache.ts';

type Reader = { memberId: number; hidden: string };

type Source = {
  count(): Promise<number | undefined>;
  read(audience: Audience): Promise<string | undefined>;
  /** The hosts of all clubs of the list, in its order. */
  hosts(): Promise<number[] | undefined>;
  /** The page without the clubs of hidden hosts, and how many of those the whole list has. */
  readSeen(reader: Reader): Promise<{ cards: string; hidden: number } | undefined>;
};

type ListPage = { list: string; viewer: Viewer | undefined; paging: Paging };

/** The hosts of a longer list are not kept, nor are more letters of hidden ids compared with them. */
const LONGEST_KEPT = 10_000;

/**
 * A page of a public list. It is the same for all guests and for all members from whom nobody on it is
 * hidden, so it may be cached; guests are not told any address.
 */
export async function cachedListPage(
  context: Context,
  { list, viewer, paging }: ListPage,
  source: Source,
): Promise<JsonText> {
  const { pages, pagesOfLess, totals, hosts } = discoveryCaches(context);
  const { sight } = context.database;
  const count = (as = sight) =>
    totals.getOrCompute(list, as, async () => (await source.count()) ?? 0);
  const audience = viewer === undefined ? 'guest' : 'member';
  /** `left`: how many clubs of the list, behind this page, are left out. */
  const readPage = async (left = 0) => {
    const [total, cards] = await Promise.all([count(throughout(sight)), source.read(audience)]);
    return pageJson(cards ?? '[]', paging, total - left);
  };
  const keptPage = (cache: ShortCache<KeptJson>, left = 0) => {
    const key = `${list} ${audience} ${paging.page} ${paging.size} ${left}`;
    return cache.getOrCompute(
      key,
      sight,
      async (keeping) => new KeptJson(await readPage(left), keeping),
    );
  };

  /** Everybody's page, if nothing on it or before it is hidden from this reader. */
  async function commonPage(hidden: string): Promise<KeptJson | undefined> {
    if (hidden.length > LONGEST_KEPT || (await count()) > LONGEST_KEPT) return undefined;
    const hiddenIds = idsIn(hidden);
    const places = await hosts.getOrCompute(list, sight, async () =>
      placesByHost((await source.hosts()) ?? []),
    );
    const left = hiddenIds.flatMap((hostId) => places.get(hostId) ?? []);
    if (left.some((place) => place < offsetOf(paging) + paging.size)) return undefined;
    const page = await (left.length === 0 ? keptPage(pages) : keptPage(pagesOfLess, left.length));
    return showsAny(page, hiddenIds) ? undefined : page;
  }

  async function ownPage(reader: Reader): Promise<JsonText> {
    const [total, seen] = await Promise.all([count(), source.readSeen(reader)]);
    return pageJson(seen?.cards ?? '[]', paging, total - (seen?.hidden ?? 0));
  }

  const { listCache } = context.config;
  if (viewer?.hidden !== undefined) {
    const { memberId, hidden } = viewer;
    const common = listCache ? await commonPage(hidden) : undefined;
    return common ?? ownPage({ memberId, hidden });
  }
  return listCache ? keptPage(pages) : readPage();
}
