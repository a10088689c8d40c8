import type { Audience } from '@azit/rules/club-visibility';
import type { Context } from '#server/context.ts';
import { type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { discoveryCaches } from './discovery-caches.ts';

type Source = {
  count(): Promise<number | undefined>;
  read(): Promise<string | undefined>;
};

type ListPage = { list: string; audience: Audience; paging: Paging };

/** A public list has two versions: guests are not told any address. */
export function audienceOfList(viewer: Viewer | undefined): Audience {
  return viewer === undefined ? 'guest' : 'member';
}

/** A page of a list that is the same for every viewer of an audience, so it may be cached. */
export async function cachedListPage(
  context: Context,
  { list, audience, paging }: ListPage,
  source: Source,
): Promise<JsonText> {
  const { pages, totals } = discoveryCaches(context);
  const work = async () => {
    const [total, cards] = await Promise.all([
      totals.getOrCompute(list, async () => (await source.count()) ?? 0),
      source.read(),
    ]);
    return pageJson(cards ?? '[]', paging, total);
  };
  if (!context.config.listCache) return work();
  const { page, size } = paging;
  return pages.getOrCompute(`${list} ${audience} ${page} ${size}`, work);
}
