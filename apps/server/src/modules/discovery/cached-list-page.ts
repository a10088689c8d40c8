import type { Context } from '#server/context.ts';
import { type Paging, pageJson } from '#server/http/page-json.ts';
import type { JsonText } from '#server/http/reply.ts';
import { discoveryCaches } from './discovery-caches.ts';

type Source = {
  count(): Promise<number | undefined>;
  read(): Promise<string | undefined>;
};

/** A page of a list that is the same for every viewer, so it may be cached. */
export async function cachedListPage(
  context: Context,
  list: string,
  paging: Paging,
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
  return pages.getOrCompute(`${list} ${page} ${size}`, work);
}
